import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError, invalidForm, isBreach, unauthorized } from '../errors.js';
import { type CallTrouble, fits } from '../faults.js';
import { rightToken } from '../gateway/identify.js';
import type { Port } from '../port.js';
import { checkAnswer, checkRequest } from '../schemas.js';
import { applicationRoutes } from './application.js';
import { callbackRoutes } from './callbacks.js';
import { channelRoutes } from './channels.js';
import { commandRoutes } from './commands.js';
import { guildRoutes } from './guilds.js';
import { messageRoutes } from './messages.js';
import { bytesOf, type Parsed, parse } from './parse.js';
import { pinRoutes } from './pins.js';
import { type GlobalLimit, isCounted, tooMany } from './rates.js';
import type { Answer, Call, Route } from './route.js';
import { threadRoutes } from './threads.js';
import { webhookRoutes } from './webhooks.js';

const openParts = ({ on }: Route): number => on.split(':').length;

/** Literal parts before open ones. */
const ROUTES: readonly Route[] = [
  ...applicationRoutes,
  ...commandRoutes,
  ...guildRoutes,
  ...channelRoutes,
  ...messageRoutes,
  ...pinRoutes,
  ...threadRoutes,
  ...callbackRoutes,
  ...webhookRoutes,
].sort((a, b) => openParts(a) - openParts(b));

interface Request {
  readonly method: string;
  readonly path: readonly string[];
  readonly query: URLSearchParams;
  readonly token: string | null;
}

function read(request: IncomingMessage): Request {
  const url = new URL(request.url ?? '/', 'http://harbour');
  const path = url.pathname.split('/').filter(part => part !== '');
  return {
    method: request.method ?? 'GET',
    path: path.slice(2).map(decodeURIComponent),
    query: url.searchParams,
    token: /^Bot (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? null,
  };
}

/** Answers one call of the API: faults that were asked for, the limits, the published schemas, the handler, and Discord's own errors. */
export async function serve(port: Port, limit: GlobalLimit, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const asked = read(request);
  const { method, path } = asked;
  const trouble = port.plan.onCall(method, path, ageOf(port, path));
  const bytes = await bytesOf(request);
  const late = trouble && 'when' in trouble && trouble.when === 'after';
  const made =
    (!late && lostBy(port, trouble)) || (await handle(port, limit, asked, () => parse(bytes, request.headers['content-type'] ?? '')));
  const given = (late && lostBy(port, trouble)) || made;
  const words = `${method} /${path.join('/')} ${given === 'hang' || given === 'drop' ? given : given.status}${late ? ' (done, answer lost)' : ''}`;
  port.happen({
    kind: 'rest',
    method,
    path: `/${path.join('/')}`,
    status: typeof given === 'string' ? 0 : given.status,
    seenBy: [],
    words,
  });
  if (given === 'hang') return;
  if (given === 'drop') return void request.socket.destroy();
  send(response, given);
}

/** How old the message in a path is. */
const ageOf = (port: Port, path: readonly string[]): number => {
  const message = path[2] === 'messages' ? port.world.messages.get(path[3] ?? '') : undefined;
  return message ? port.now() - message.created : 0;
};

/** What a fault makes of an answer. */
function lostBy(port: Port, trouble: CallTrouble | null): Answer | 'hang' | 'drop' | null {
  if (trouble === null) return null;
  if ('rateLimit' in trouble) return tooMany(trouble, port.now());
  if ('hang' in trouble) return 'hang';
  if ('drop' in trouble) return 'drop';
  const { status, code = 0, message = 'injected' } = trouble;
  return { status, body: { message, code } };
}

async function handle(port: Port, limit: GlobalLimit, asked: Request, parsed: () => Promise<Parsed>): Promise<Answer> {
  const { method, path, query, token } = asked;
  const wait = isCounted(path) ? limit.take() : 0;
  if (wait > 0) return tooMany({ rateLimit: 'global', seconds: wait }, port.now());
  const found = find(method, path);
  if (!found) {
    port.breach(`no such route: ${method} /${path.join('/')}`);
    return { status: 404, body: { message: '404: Not Found', code: 0 } };
  }
  try {
    if (isCounted(path) && !rightToken(port, token ?? '')) throw unauthorized();
    return await carryOut(found.route, { port, parts: found.parts, query, ...(await parsed()) });
  } catch (trouble) {
    if (!(trouble instanceof ApiError)) throw trouble;
    if (isBreach(trouble)) port.breach(`${found.route.on}: ${[trouble.message, ...trouble.details].join('; ')}`);
    return shown(trouble);
  }
}

async function carryOut(route: Route, call: Call): Promise<Answer> {
  if (call.port.settings.trusting) return route.handle(call);
  const wrong = checkRequest(route.on, call.body);
  if (wrong.length > 0) throw invalidForm(wrong);
  const made = await route.handle(call);
  for (const fault of checkAnswer(route.on, made.body)) call.port.breach(`answer of ${route.on}: ${fault}`);
  return made;
}

function find(method: string, path: readonly string[]): { route: Route; parts: string[] } | null {
  for (const route of ROUTES) {
    const [verb, pattern = ''] = route.on.split(' ');
    const parts = verb === method ? fits(pattern, path) : null;
    if (parts) return { route, parts };
  }
  return null;
}

const shown = ({ status, code, message, details }: ApiError): Answer => ({
  status,
  body: {
    message,
    code,
    ...(details.length === 0 ? {} : { errors: { _errors: details.map(words => ({ code: 'INVALID', message: words })) } }),
  },
});

function send(response: ServerResponse, { status, body, headers = {} }: Answer): void {
  response.writeHead(status, { ...(body === null ? {} : { 'content-type': 'application/json' }), ...headers });
  response.end(body === null ? '' : JSON.stringify(body));
}
