/** Which intents (bits) let an event through; `dm` where it happens outside a server. What is not listed always comes. */

const GUILDS = 1 << 0;
const GUILD_MESSAGES = 1 << 9;
const GUILD_REACTIONS = 1 << 10;
const DIRECT_MESSAGES = 1 << 12;
const DIRECT_REACTIONS = 1 << 13;
export const MESSAGE_CONTENT = 1 << 15;
/** Members, presences and message content must be switched on for the application. */
export const PRIVILEGED = (1 << 1) | (1 << 8) | MESSAGE_CONTENT;
/** All that are known: others are refused (4013). */
export const KNOWN_INTENTS = ((1 << 17) - 1) | (0b11 << 20) | (0b11 << 24);

const NEEDS: readonly (readonly [prefix: string, guild: number, dm: number])[] = [
  ['GUILD_', GUILDS, GUILDS],
  ['CHANNEL_', GUILDS, GUILDS],
  ['THREAD_', GUILDS, GUILDS],
  ['MESSAGE_REACTION_', GUILD_REACTIONS, DIRECT_REACTIONS],
  ['MESSAGE_', GUILD_MESSAGES, DIRECT_MESSAGES],
];

export function passes(event: string, guild: string | null, intents: number): boolean {
  const found = NEEDS.find(([prefix]) => event.startsWith(prefix));
  return !found || (intents & (guild === null ? found[2] : found[1])) !== 0;
}

/** Without the intent for content, a bot reads its own messages, those in its DMs and those that name it; of others only that they are there. */
export function withoutContent(
  event: string,
  data: unknown,
  guild: string | null,
  { intents, bot }: { intents: number; bot: string },
): unknown {
  if (guild === null || (intents & MESSAGE_CONTENT) !== 0 || !/^MESSAGE_(CREATE|UPDATE)$/.test(event)) return data;
  const message = data as { author?: { id: string }; mentions?: { id: string }[] };
  if (message.author?.id === bot || message.mentions?.some(one => one.id === bot)) return data;
  return { ...message, content: '', embeds: [], components: [], attachments: [] };
}
