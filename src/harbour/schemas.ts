import * as spec from 'discord-api-spec/zod';
import { z } from 'zod';

type Schema = { safeParse(value: unknown): { success: true } | { success: false; error: { issues: readonly Issue[] } } };
interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly errors?: readonly (readonly Issue[])[];
}

const schema = (name: string): Schema => {
  const found = (spec as unknown as Record<string, Schema | undefined>)[`${name}Schema`];
  if (!found) throw new Error(`discord-api-spec has no ${name}`);
  return found;
};

const CallbackData = z.object({ type: z.int() });
const callback = (value: unknown): Schema => CALLBACKS[CallbackData.parse(value).type] ?? schema('PongInteractionCallbackRequest');
const CALLBACKS: Record<number, Schema> = {
  4: schema('CreateMessageInteractionCallbackRequest'),
  5: schema('CreateMessageInteractionCallbackRequest'),
  6: schema('UpdateMessageInteractionCallbackRequest'),
  7: schema('UpdateMessageInteractionCallbackRequest'),
  8: schema('ApplicationCommandAutocompleteCallbackRequest'),
  9: schema('ModalInteractionCallbackRequest'),
};

/** Discord's published schemas by route: what a request must be, and what an answer is. */
const REQUESTS: Record<string, Schema | ((value: unknown) => Schema)> = {
  'POST /channels/:id/messages': schema('MessageCreateRequest'),
  'PATCH /channels/:id/messages/:id': schema('MessageEditRequestPartial'),
  'POST /interactions/:id/:token/callback': callback,
  'PATCH /webhooks/:id/:token/messages/:id': schema('IncomingWebhookUpdateRequestPartial'),
  'POST /webhooks/:id/:token': schema('IncomingWebhookRequestPartial'),
  'POST /channels/:id/messages/:id/threads': schema('CreateTextThreadWithMessageRequest'),
  'POST /channels/:id/threads': schema('CreateTextThreadWithoutMessageRequest'),
  'POST /users/@me/channels': schema('CreatePrivateChannelRequest'),
};

const ANSWERS: Record<string, Schema> = {
  'POST /channels/:id/messages': schema('MessageResponse'),
  'PATCH /channels/:id/messages/:id': schema('MessageResponse'),
  'GET /channels/:id/messages/:id': schema('MessageResponse'),
  'PATCH /webhooks/:id/:token/messages/:id': schema('MessageResponse'),
  'POST /webhooks/:id/:token': schema('MessageResponse'),
  'POST /users/@me/channels': schema('PrivateChannelResponse'),
  'GET /gateway/bot': schema('GatewayBotResponse'),
};

/** The deepest issue of a union is the one that tells; the others are noise. */
function flat(issues: readonly Issue[], before: readonly PropertyKey[] = []): string[] {
  return issues.flatMap(issue => {
    const path = [...before, ...issue.path];
    const deepest = issue.errors?.map(branch => flat(branch, path)).sort((a, b) => depth(b) - depth(a))[0];
    return deepest && deepest.length > 0 ? deepest : [`${path.map(String).join('.')}: ${issue.message}`];
  });
}
const depth = (faults: readonly string[]): number => Math.max(0, ...faults.map(fault => fault.split(':')[0]?.split('.').length ?? 0));

function faultsOf(judge: Schema | undefined, value: unknown): string[] {
  const parsed = judge?.safeParse(value);
  return parsed && !parsed.success ? flat(parsed.error.issues) : [];
}

export const checkRequest = (route: string, value: unknown): string[] => {
  const judge = REQUESTS[route];
  return faultsOf(typeof judge === 'function' ? judge(value) : judge, value);
};
export const checkAnswer = (route: string, value: unknown): string[] => faultsOf(ANSWERS[route], value);
export const checkStored = (message: unknown): string[] => faultsOf(schema('MessageResponse'), message);
export const checkCommands = (commands: readonly unknown[]): string[] =>
  commands.flatMap(one => faultsOf(schema('ApplicationCommandUpdateRequest'), one));
