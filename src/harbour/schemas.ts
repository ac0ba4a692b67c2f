import * as spec from 'discord-api-spec/zod';
import { z } from 'zod';

/** Discord's published schemas by route: what a request must be, and what an answer is. Where they are wrong, they are widened here. */

interface Schema {
  safeParse(value: unknown): { success: true } | { success: false; error: { issues: readonly Issue[] } };
}
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

const MESSAGE = schema('MessageResponse');
const COMMAND = schema('ApplicationCommandUpdateRequest');
const Callback = z.object({ type: z.int() });
const WithMessage = schema('CreateMessageInteractionCallbackRequest');
const Update = schema('UpdateMessageInteractionCallbackRequest');
const CALLBACKS: Record<number, Schema> = {
  1: schema('PongInteractionCallbackRequest'),
  4: WithMessage,
  5: WithMessage,
  6: Update,
  7: Update,
  8: schema('ApplicationCommandAutocompleteCallbackRequest'),
  9: schema('ModalInteractionCallbackRequest'),
};
const callback: Schema = {
  safeParse(value) {
    const kind = Callback.safeParse(value);
    const judge = kind.success ? CALLBACKS[kind.data.type] : undefined;
    return judge ? judge.safeParse(value) : { success: false, error: { issues: [{ path: ['type'], message: 'unknown callback type' }] } };
  },
};

const listOf = (judge: Schema): Schema => ({
  safeParse(value) {
    if (!Array.isArray(value)) return { success: false, error: { issues: [{ path: [], message: 'is no list' }] } };
    const issues = value.flatMap((one, nth) => issuesOf(judge, one).map(issue => ({ ...issue, path: [nth, ...issue.path] })));
    return issues.length === 0 ? { success: true } : { success: false, error: { issues } };
  },
});

const issuesOf = (judge: Schema, value: unknown): readonly Issue[] => {
  const parsed = judge.safeParse(value);
  return parsed.success ? [] : parsed.error.issues;
};

const COMMANDS = '/applications/:id/commands';
const GUILD_COMMANDS = '/applications/:id/guilds/:id/commands';

const REQUESTS: Record<string, Schema> = {
  'POST /channels/:id/messages': schema('MessageCreateRequest'),
  'PATCH /channels/:id/messages/:id': schema('MessageEditRequestPartial'),
  'POST /interactions/:id/:token/callback': callback,
  'PATCH /webhooks/:id/:token/messages/:id': schema('IncomingWebhookUpdateRequestPartial'),
  'POST /webhooks/:id/:token': schema('IncomingWebhookRequestPartial'),
  'POST /channels/:id/messages/:id/threads': schema('CreateTextThreadWithMessageRequest'),
  'POST /channels/:id/threads': schema('CreateTextThreadWithoutMessageRequest'),
  'PATCH /channels/:id': schema('UpdateThreadRequestPartial'),
  'POST /users/@me/channels': schema('CreatePrivateChannelRequest'),
  [`PUT ${COMMANDS}`]: listOf(COMMAND),
  [`PUT ${GUILD_COMMANDS}`]: listOf(COMMAND),
};

const ANSWERS: Record<string, Schema> = {
  'GET /gateway': schema('GatewayResponse'),
  'GET /gateway/bot': schema('GatewayBotResponse'),
  'GET /users/@me': schema('UserPIIResponse'),
  'GET /users/:id': schema('UserResponse'),
  'GET /applications/@me': schema('PrivateApplicationResponse'),
  'GET /oauth2/applications/@me': schema('PrivateApplicationResponse'),
  'GET /guilds/:id': schema('GuildWithCountsResponse'),
  'GET /guilds/:id/channels': listOf(schema('GuildChannelResponse')),
  'GET /guilds/:id/members/:id': schema('GuildMemberResponse'),
  'GET /guilds/:id/threads/active': schema('ThreadsResponse'),
  'POST /users/@me/channels': schema('PrivateChannelResponse'),
  'GET /channels/:id/messages': listOf(MESSAGE),
  'POST /channels/:id/messages': MESSAGE,
  'GET /channels/:id/messages/:id': MESSAGE,
  'PATCH /channels/:id/messages/:id': MESSAGE,
  'GET /channels/:id/messages/pins': schema('PinnedMessagesResponse'),
  'POST /channels/:id/messages/:id/threads': schema('CreatedThreadResponse'),
  'POST /channels/:id/threads': schema('CreatedThreadResponse'),
  'GET /channels/:id/threads/archived/public': schema('ThreadsResponse'),
  'GET /channels/:id/threads/archived/private': schema('ThreadsResponse'),
  'GET /channels/:id/thread-members': listOf(schema('ThreadMemberResponse')),
  'GET /channels/:id/thread-members/:id': schema('ThreadMemberResponse'),
  'POST /interactions/:id/:token/callback': schema('InteractionCallbackResponse'),
  'GET /webhooks/:id/:token/messages/:id': MESSAGE,
  'PATCH /webhooks/:id/:token/messages/:id': MESSAGE,
  'POST /webhooks/:id/:token': MESSAGE,
  [`GET ${COMMANDS}`]: listOf(schema('ApplicationCommandResponse')),
  [`PUT ${COMMANDS}`]: listOf(schema('ApplicationCommandResponse')),
  [`GET ${GUILD_COMMANDS}`]: listOf(schema('ApplicationCommandResponse')),
  [`PUT ${GUILD_COMMANDS}`]: listOf(schema('ApplicationCommandResponse')),
};

/** Clients send permissions as strings of digits, which Discord takes where its schemas say numbers. */
const widened = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value ?? null), (key, inner: unknown) =>
    /(^|_)permissions$|^allow$|^deny$/.test(key) && typeof inner === 'string' && /^\d+$/.test(inner) ? 0 : inner,
  );

/** Of a union only the branch of the right type tells, or else the deepest; the others are noise. */
function flat(issues: readonly Issue[], before: readonly PropertyKey[] = []): string[] {
  return issues.flatMap(issue => {
    const path = [...before, ...issue.path];
    const branches = issue.errors ?? [];
    const fitting = branches.filter(branch => !branch.some(one => one.path.length === 1 && one.path[0] === 'type'));
    const best = (fitting.length > 0 ? fitting : branches).map(branch => flat(branch, path)).sort((a, b) => depth(b) - depth(a))[0];
    return best && best.length > 0 ? best : [`${path.map(String).join('.')}: ${issue.message}`];
  });
}
const depth = (faults: readonly string[]): number => Math.max(0, ...faults.map(fault => fault.split(':')[0]?.split('.').length ?? 0));

export const checkRequest = (route: string, value: unknown): string[] => {
  const judge = REQUESTS[route];
  return judge ? flat(issuesOf(judge, widened(value))) : [];
};
export const checkAnswer = (route: string, value: unknown): string[] => {
  const judge = ANSWERS[route];
  return judge && value !== null ? flat(issuesOf(judge, value)) : [];
};
export const checkStored = (message: unknown): string[] => flat(issuesOf(MESSAGE, message));
