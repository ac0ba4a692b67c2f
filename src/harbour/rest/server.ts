import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError, invalidForm } from '../errors.js';
import type { Fault } from '../faults.js';
import type { Upload } from '../messages.js';
import type { Port } from '../port.js';
import { checkAnswer, checkRequest } from '../schemas.js';
import { applicationRoutes } from './application.js';
import { channelRoutes } from './channels.js';
import { interactionRoutes } from './interactions.js';
import { type Answer, fits, type Route } from './route.js';

/** Literal parts before open ones: the routes stand in order. */
const ROUTES: readonly Route[] = [...applicationRoutes, ...channelRoutes, ...interactionRoutes];

interface Parsed {
  readonly body: unknown;
  readonly uploads: readonly Upload[];
}

async function bytesOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function parse(request: IncomingMessage): Promise<Parsed> {
  const bytes = await bytesOf(request);
  const type = request.headers['content-type'] ?? '';
  if (bytes.byteLength === 0) return { body: {}, uploads: [] };
  if (!type.startsWith('multipart/')) return { body: JSON.parse(bytes.toString('utf8')), uploads: [] };
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  const uploads: Upload[] = [];
  for (const [key, value] of form.entries()) {
    if (typeof value === 'string') continue;
    uploads.push({
      key: /\d+/.exec(key)?.[0] ?? '0',
      name: value.name,
      type: value.type || 'application/octet-stream',
      data: new Uint8Array(await value.arrayBuffer()),
    });
  }
  return {
    body: JSON.parse(String(form.get('payload_json') ?? '{}')),
    uploads: uploads.map(file => ({ ...file, type: file.type === 'application/octet-stream' ? guessed(file.name) : file.type })),
  };
}

const guessed = (name: string): string =>
  ({ png: 'image/png', gif: 'image/gif', json: 'application/json' })[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';

function find(method: string, path: readonly string[]): { route: Route; parts: string[] } | null {
  for (const route of ROUTES) {
    const [verb, pattern = ''] = route.on.split(' ');
    const parts = verb === method ? fits(pattern, ['', ...path]) : null;
    if (parts) return { route, parts };
  }
  return null;
}

/** Answers one call of the API: faults that were asked for, the published schemas, the handler, and Discord's own errors. */
export async function serve(port: Port, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', port.base());
  const path = url.pathname
    .split('/')
    .filter(part => part !== '')
    .slice(2)
    .map(decodeURIComponent);
  const method = request.method ?? 'GET';
  const call = `${method} /${path.join('/')}`;
  const fault = port.plan.take(method, `/${path.join('/')}`);
  const parsed = await parse(request);
  if (fault && 'hang' in fault.do) return;
  const blocked = fault ? blockedBy(fault) : null;
  const made = blocked ?? (await handle(port, method, path, url.searchParams, parsed));
  const lost =
    fault && 'status' in fault.do && fault.do.when === 'after'
      ? { status: fault.do.status, body: { message: 'Bad Gateway', code: 0 } }
      : made;
  port.happen({ kind: 'rest', words: `${call} ${lost.status}`, channel: null, for: null, message: null });
  send(response, lost, fault);
}

/** A fault that comes before anything is done. */
function blockedBy({ do: what }: Fault): Answer | null {
  if ('rateLimit' in what)
    return {
      status: 429,
      body: { message: 'You are being rate limited.', retry_after: what.seconds, global: what.rateLimit === 'global' },
    };
  if ('status' in what && what.when !== 'after') return { status: what.status, body: { message: 'injected', code: what.code ?? 0 } };
  return null;
}

async function handle(
  port: Port,
  method: string,
  path: readonly string[],
  query: URLSearchParams,
  { body, uploads }: Parsed,
): Promise<Answer> {
  const found = find(method, path);
  if (!found) {
    port.faults.push(`no such route: ${method} /${path.join('/')}`);
    return { status: 404, body: { message: '404: Not Found', code: 0 } };
  }
  try {
    const wrong = checkRequest(found.route.on, body);
    if (wrong.length > 0) throw invalidForm(wrong);
    const made = await found.route.handle({ port, parts: found.parts, query, body, uploads });
    port.faults.push(...checkAnswer(found.route.on, made.body).map(fault => `answer of ${found.route.on}: ${fault}`));
    return made;
  } catch (trouble) {
    if (!(trouble instanceof ApiError)) throw trouble;
    if (trouble.code === 50035) port.faults.push(`${method} ${found.route.on}: ${JSON.stringify(trouble.details)}`);
    return {
      status: trouble.status,
      body: {
        message: trouble.message,
        code: trouble.code,
        ...(trouble.details === undefined ? {} : { errors: { _errors: trouble.details } }),
      },
    };
  }
}

function send(response: ServerResponse, { status, body }: Answer, fault: Fault | null): void {
  const headers: Record<string, string> = body === null ? {} : { 'content-type': 'application/json' };
  if (fault && 'rateLimit' in fault.do) Object.assign(headers, limitHeaders(fault.do));
  response.writeHead(status, headers);
  response.end(body === null ? '' : JSON.stringify(body));
}

/** A 429 without these headers would be taken for a limit of another kind. */
const limitHeaders = ({ rateLimit, seconds }: { rateLimit: string; seconds: number }): Record<string, string> => ({
  'retry-after': String(Math.max(1, Math.ceil(seconds))),
  'x-ratelimit-limit': '5',
  'x-ratelimit-remaining': '0',
  'x-ratelimit-reset': String(Date.now() / 1000 + seconds),
  'x-ratelimit-reset-after': String(seconds),
  'x-ratelimit-bucket': 'injected',
  'x-ratelimit-scope': rateLimit,
  ...(rateLimit === 'global' ? { 'x-ratelimit-global': 'true' } : {}),
});
