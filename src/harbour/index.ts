import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Fault, newPlan } from './faults.js';
import { type Gateway, openGateway } from './gateway.js';
import { type Person, personOf } from './person.js';
import { type Happening, newIds, type Port } from './port.js';
import { dropChannel } from './rest/channels.js';
import { serve } from './rest/server.js';
import { showGuild } from './show.js';
import { type Channel, type Message, messagesIn, newWorld, type World } from './world.js';

export type { Fault } from './faults.js';
export type { Modal, OptionValue, Outcome, Person } from './person.js';
export type { Happening } from './port.js';
export { controlsOf, transcript } from './transcript.js';
export type { Attachment, Channel, Message } from './world.js';

/** A Discord of our own on loopback: the real client runs against it unchanged. */
export interface Harbour {
  readonly url: string;
  readonly world: World;
  readonly gateway: Gateway;
  /** Breaches of Discord's rules so far. */
  readonly faults: readonly string[];
  readonly log: readonly string[];
  /** For `new Client({ rest, ws })`. */
  readonly rest: { readonly api: string; readonly cdn: string; readonly mediaProxy: string };
  readonly ws: { readonly buildIdentifyThrottler: () => Promise<{ waitForIdentify(): Promise<void> }> };
  guild(name: string): string;
  channel(guild: string, name: string): string;
  person(name: string, ...guilds: string[]): Person;
  messages(channel: string): Message[];
  threads(guild: string): Channel[];
  file(message: Message, name: string): Uint8Array | null;
  fault(fault: Fault): void;
  /** Takes permission bits away from the bot in a channel. */
  deny(channel: string, bits: bigint): void;
  deleteChannel(channel: string): void;
  deleteMessage(message: string): void;
  kick(guild: string): void;
  watch(listener: (happening: Happening) => void): () => void;
  close(): Promise<void>;
}

export interface HarbourOptions {
  readonly port?: number;
  readonly clock?: () => number;
  readonly bot?: string;
}

/** Opens the double on loopback alone. */
export async function startHarbour({ port: wanted = 0, clock = Date.now, bot = 'Quarterdeck' }: HarbourOptions = {}): Promise<Harbour> {
  const id = newIds(clock);
  const listeners = new Set<(happening: Happening) => void>();
  const log: string[] = [];
  const server = createServer((request, response) => void respond(port, request, response));
  const gateway = openGateway(server, () => port);
  let url = '';
  const port: Port = {
    world: newWorld(id, bot),
    id,
    now: clock,
    base: () => url,
    faults: [],
    plan: newPlan(),
    dispatch: (event, data, guild) => gateway.dispatch(event, data, guild),
    happen(happening) {
      log.push(happening.words);
      for (const listener of listeners) listener(happening);
    },
  };
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(wanted, '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    gateway,
    log,
    world: port.world,
    faults: port.faults,
    ...scenery(port),
    rest: { api: `${url}/api`, cdn: `${url}/cdn`, mediaProxy: `${url}/cdn` },
    ws: { buildIdentifyThrottler: async () => ({ waitForIdentify: async () => undefined }) },
    fault: fault => port.plan.add(fault),
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      gateway.close();
      server.closeAllConnections();
      await new Promise<void>(resolve => server.close(() => resolve()));
    },
  };
}

async function respond(port: Port, request: Parameters<typeof serve>[1], response: Parameters<typeof serve>[2]): Promise<void> {
  try {
    if (request.url?.startsWith('/cdn/')) return cdn(port, request.url, response);
    await serve(port, request, response);
  } catch (trouble) {
    port.faults.push(`the double itself failed: ${trouble instanceof Error ? trouble.stack : String(trouble)}`);
    response.writeHead(500).end();
  }
}

function cdn(port: Port, path: string, response: Parameters<typeof serve>[2]): void {
  const file = port.world.files.get(path.split('/')[4] ?? '');
  response.writeHead(file ? 200 : 404).end(file);
}

function scenery(port: Port) {
  const { world } = port;
  return {
    guild(name: string) {
      const guild = { id: port.id(), name, members: [] as string[], botGone: false };
      world.guilds.set(guild.id, guild);
      port.dispatch('GUILD_CREATE', showGuild(world, guild), guild.id);
      return guild.id;
    },
    channel(guild: string, name: string) {
      const channel: Channel = {
        id: port.id(),
        type: 0,
        guild,
        name,
        parent: null,
        members: [],
        archived: false,
        autoArchive: 0,
        lastMessage: null,
        denied: 0n,
      };
      world.channels.set(channel.id, channel);
      return channel.id;
    },
    person(name: string, ...guilds: string[]) {
      const id = port.id();
      world.users.set(id, { id, username: name, bot: false, dmsClosed: false });
      for (const guild of guilds) world.guilds.get(guild)?.members.push(id);
      return personOf(port, id);
    },
    messages: (channel: string) => messagesIn(world, channel),
    threads: (guild: string) => [...world.channels.values()].filter(channel => channel.guild === guild && channel.type === 11),
    file(message: Message, name: string) {
      const found = message.attachments.find(one => one.filename === name);
      return found ? (world.files.get(found.id) ?? null) : null;
    },
    deny(channel: string, bits: bigint) {
      const found = world.channels.get(channel);
      if (found) found.denied |= bits;
    },
    deleteChannel(channel: string) {
      const found = world.channels.get(channel);
      if (found) dropChannel(port, found);
    },
    deleteMessage: (message: string) => void world.messages.delete(message),
    kick(guild: string) {
      const found = world.guilds.get(guild);
      if (found) found.botGone = true;
      port.dispatch('GUILD_DELETE', { id: guild }, guild);
    },
  };
}
