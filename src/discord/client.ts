import { Client, type ClientOptions, GatewayIntentBits, Options, Partials, type RateLimitData, type RESTOptions } from 'discord.js';

export interface Berth {
  /** Other addresses than Discord's own: the double's. */
  readonly rest?: Partial<RESTOptions>;
  readonly ws?: ClientOptions['ws'];
}

/** Edits of old messages meet a limit of minutes: they are given up rather than waited for. */
const isEdit = ({ method, route }: RateLimitData): boolean => method === 'PATCH' && route.startsWith('/channels/');

/** The one place where the client is made. No privileged intents; pings only where a post names them; caches small, since the store is the truth. */
export function createClient({ rest, ws }: Berth = {}): Client {
  return new Client({
    intents: [GatewayIntentBits.Guilds],
    partials: [Partials.Channel],
    allowedMentions: { parse: [] },
    enforceNonce: true,
    makeCache: Options.cacheWithLimits({
      ...Options.DefaultMakeCacheSettings,
      MessageManager: 0,
      ReactionManager: 0,
      PresenceManager: 0,
      GuildMemberManager: 50,
      UserManager: 200,
    }),
    rest: { timeout: 10_000, rejectOnRateLimit: isEdit, ...rest },
    ...(ws ? { ws } : {}),
  });
}
