/** An answer that is an error, as Discord gives it: HTTP status, its own code, and words. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
    readonly details: readonly string[] = [],
  ) {
    super(message);
  }
}

const UNKNOWN = {
  Channel: 10003,
  Guild: 10004,
  Member: 10007,
  Message: 10008,
  User: 10013,
  Webhook: 10015,
  Interaction: 10062,
  Command: 10063,
} as const;
export const unknownThing = (what: keyof typeof UNKNOWN): ApiError => new ApiError(404, UNKNOWN[what], `Unknown ${what}`);

export const missingAccess = (): ApiError => new ApiError(403, 50001, 'Missing Access');
export const missingPermissions = (): ApiError => new ApiError(403, 50013, 'Missing Permissions');
export const closedDms = (): ApiError => new ApiError(403, 50007, 'Cannot send messages to this user');
export const notYours = (): ApiError => new ApiError(403, 50005, 'Cannot edit a message authored by another user');
export const archivedThread = (): ApiError => new ApiError(400, 50083, 'Thread is archived');
export const alreadyAnswered = (): ApiError => new ApiError(400, 40060, 'Interaction has already been acknowledged.');
export const expiredToken = (): ApiError => new ApiError(401, 50027, 'Invalid Webhook Token');
export const tooManyFollowUps = (): ApiError => new ApiError(400, 40094, 'Maximum number of follow up messages reached');
export const threadExists = (): ApiError => new ApiError(400, 160004, 'A thread has already been created for this message');
export const tooManyPins = (): ApiError => new ApiError(400, 30003, 'Maximum number of pins reached (250)');
export const tooManyCommands = (): ApiError =>
  new ApiError(400, 30034, 'Max number of daily application command creates has been reached (200)');
export const unauthorized = (): ApiError => new ApiError(401, 0, '401: Unauthorized');
export const notJson = (): ApiError => new ApiError(400, 50109, 'The request body contains invalid JSON.');

/** What only a mistake in the bot can bring about: the double writes these down. */
const BREACHES = [50035, 50006, 40005, 50109];
export const isBreach = (error: ApiError): boolean => BREACHES.includes(error.code);
export const invalidForm = (details: readonly string[]): ApiError => new ApiError(400, 50035, 'Invalid Form Body', details);
export const emptyMessage = (): ApiError => new ApiError(400, 50006, 'Cannot send an empty message');
export const tooLarge = (what: string): ApiError => new ApiError(413, 40005, 'Request entity too large', [what]);
