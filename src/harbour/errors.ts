/** An answer that is an error, as Discord gives it: HTTP status, its own code, and words. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
    readonly details: unknown = undefined,
  ) {
    super(message);
  }
}

export const unknownThing = (what: keyof typeof UNKNOWN): ApiError => new ApiError(404, UNKNOWN[what], `Unknown ${what}`);
const UNKNOWN = { Channel: 10003, Guild: 10004, Message: 10008, User: 10013, Webhook: 10015, Interaction: 10062 } as const;

export const missingAccess = (): ApiError => new ApiError(403, 50001, 'Missing Access');
export const missingPermissions = (): ApiError => new ApiError(403, 50013, 'Missing Permissions');
export const closedDms = (): ApiError => new ApiError(403, 50007, 'Cannot send messages to this user');
export const invalidForm = (details: unknown): ApiError => new ApiError(400, 50035, 'Invalid Form Body', details);
export const alreadyAnswered = (): ApiError => new ApiError(400, 40060, 'Interaction has already been acknowledged.');
