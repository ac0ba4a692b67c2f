import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { type Fault, newPlan } from './faults.js';
import { type Gateway, openGateway } from './gateway/open.js';
import type { Past } from './keep/folder.js';
import { kindOf } from './messages/files.js';
import { type Person, personOf } from './person/person.js';
import { keepOut, rightHost, turnAway } from './playground/door.js';
import { serveFile } from './playground/files.js';
import type { Ground } from './playground/ground.js';
import { openPage, type Page } from './playground/page.js';
import type { Happening, Listener, Port, Settings } from './port.js';
import { type GlobalLimit, globalLimit } from './rest/rates.js';
import { serve } from './rest/server.js';
import { type Scenery, scenery } from './scenery.js';
import { newWorld, snowflakes, type World } from './world.js';

export { type Fault, oldEdits } from './faults.js';
export { forgetPast, type Keeper, keepWorld, type Noted, type Past, readPast } from './keep/folder.js';
export { bits, PERMISSION, type Permission } from './permissions.js';
export type { FieldValue, Modal } from './person/fields.js';
export type { OptionValue } from './person/options.js';
export type { Outcome } from './person/outcome.js';
export type { Person } from './person/person.js';
export type { Ground } from './playground/ground.js';
export type { Offer, Someone } from './playground/wire.js';
export type { Happening } from './port.js';
export { controlsOf, modalText, transcript } from './transcript.js';
export type { Attachment, Channel, Message } from './world.js';

/** A Discord of our own on loopback: the real client runs against it unchanged. */
export interface Harbour extends Scenery {
  readonly url: string;
  readonly world: World;
  readonly gateway: Gateway;
  /** Breaches of Discord's rules so far. */
  readonly faults: readonly string[];
  /** Everything that happened: calls with their status, events, messages. */
  readonly log: readonly string[];
  /** For `new Client({ rest, ws })`. */
  readonly rest: { readonly api: string; readonly cdn: string; readonly mediaProxy: string };
  readonly ws: { readonly buildIdentifyThrottler: () => Promise<{ waitForIdentify(): Promise<void> }> };
  fault(fault: Fault): void;
  /** Hears of everything that happens; `as` a person, only of what he notices. */
  watch(listener: Listener, options?: { readonly as?: string }): () => void;
  /** Somebody who is there already. */
  somebody(id: string): Person;
  /** The world as it is now, and a snowflake above all that were given. */
  present(): Past;
  /** Opens the page: from now on the double answers browsers, and sockets at `/page` (playground/wire.ts). */
  open(ground: Ground): void;
  close(): Promise<void>;
}

export interface HarbourOptions extends Partial<Settings> {
  readonly port?: number;
  readonly clock?: () => number;
  readonly bot?: string;
  /** A world that goes on; without it, it begins anew. */
  readonly past?: Past | null;
}

const USUAL: Settings = { token: null, privileged: 0, perSecond: 50, patience: 8_000, heartbeat: 41_250 };

/** Opens the double on loopback alone. */
export async function startHarbour({
  port: wanted = 0,
  clock = Date.now,
  bot = 'Quarterdeck',
  past = null,
  ...chosen
}: HarbourOptions = {}): Promise<Harbour> {
  const settings = { ...USUAL, ...chosen };
  const faults: string[] = [];
  const log: string[] = [];
  const { happen, watch } = news(log);
  const limit = globalLimit(settings.perSecond);
  let playground: Playground | null = null;
  const server = createServer((request, response) => void respond(port, limit, playground, request, response));
  const gateway = openGateway(() => port);
  server.on('upgrade', (request, socket, head) => admit(playground, gateway, request, socket, head));
  const address = () => (server.address() as AddressInfo).port;
  let url = '';
  const id = snowflakes(clock, past?.last);
  const port: Port = {
    world: past?.world ?? newWorld(id, bot),
    settings,
    id,
    now: clock,
    base: () => url,
    plan: newPlan(),
    happen,
    watch,
    dispatch: (event, data, guild) => gateway.dispatch(event, data, guild),
    breach(words) {
      faults.push(words);
      happen({ kind: 'fault', seenBy: [], words: `BREACH ${words}` });
    },
  };
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(wanted, '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${address()}`;
  return {
    url,
    gateway,
    log,
    faults,
    world: port.world,
    ...scenery(port),
    rest: { api: `${url}/api`, cdn: `${url}/cdn`, mediaProxy: `${url}/cdn` },
    ws: { buildIdentifyThrottler: async () => ({ waitForIdentify: async () => undefined }) },
    fault: fault => port.plan.add(fault),
    watch: (listener, { as } = {}) =>
      watch(happening => (as === undefined || happening.seenBy.includes(as) ? listener(happening) : undefined)),
    somebody: person => personOf(port, person),
    present: () => ({ world: port.world, last: id() }),
    open(ground) {
      playground = { folder: ground.folder, address: address(), page: openPage(port, ground, address) };
    },
    async close() {
      gateway.close();
      playground?.page.close();
      server.closeAllConnections();
      await new Promise<void>(resolve => server.close(() => resolve()));
    },
  };
}

/** Lines that are remembered of a harbour that stays open for days. */
const LONGEST_LOG = 200_000;

function news(log: string[]) {
  const listeners = new Set<Listener>();
  return {
    happen(happening: Happening) {
      log.push(happening.words);
      if (log.length > LONGEST_LOG) log.splice(0, LONGEST_LOG / 2);
      for (const listener of [...listeners]) listener(happening);
    },
    watch(listener: Listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** A socket for the page, or for the gateway: no browser has any business with that one. */
function admit(playground: Playground | null, gateway: Gateway, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  if (playground && request.url === '/page') playground.page.upgrade(request, socket, head);
  else if (playground && request.headers.origin !== undefined) keepOut(socket);
  else gateway.upgrade(request, socket, head);
}

interface Playground {
  readonly folder: string;
  readonly address: number;
  readonly page: Page;
}

async function respond(
  port: Port,
  limit: GlobalLimit,
  playground: Playground | null,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    if (playground && !rightHost(request, playground.address)) return turnAway(response);
    if (request.url?.startsWith('/cdn/')) return cdn(port, request.url, response);
    if (playground && !request.url?.startsWith('/api/')) return await serveFile(playground.folder, request, response);
    await serve(port, limit, request, response);
  } catch (trouble) {
    if (request.destroyed && !request.complete) return;
    port.breach(`the double itself failed: ${trouble instanceof Error ? trouble.stack : String(trouble)}`);
    response.writeHead(500).end();
  }
}

/** The bytes of a file: `/cdn/attachments/<channel>/<id>/<name>`. */
function cdn(port: Port, path: string, response: ServerResponse): void {
  const [, , , , id = '', name = ''] = path.split('/');
  const file = port.world.files.get(id);
  response.writeHead(file ? 200 : 404, file ? { 'content-type': kindOf(name) } : {}).end(file);
}
