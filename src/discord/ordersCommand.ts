import type { AutocompleteInteraction } from 'discord.js';
import { type Brief, brief, seal, typed } from '../table/orders.js';
import { afterwards } from './afterwards.js';
import type { Bridge } from './bridge.js';
import type { Chat, Suggestion } from './command.js';
import { OVERVIEW } from './desk/context.js';
import { slipWords } from './desk/slipWords.js';
import { deskPost } from './deskPost.js';
import type { Post } from './parts.js';
import { refusalPost } from './reply.js';
import { matching, seatMeant, whichBattle } from './whichBattle.js';

/** `/orders`: opens the desk; with `text`, writes first, and says what did not read. */
export async function writeOrders(chat: Chat, bridge: Bridge): Promise<Post> {
  const battle = await whichBattle(bridge, chat);
  if (!battle.ok) return refusalPost(battle.refusal);
  const place = await placeMeant(chat, bridge, battle.value.id);
  const desk = { battle: battle.value.id, user: chat.user.id, step: null, place };
  const text = textOf(chat);
  const written = text === null ? { now: await brief(bridge.deps, desk), note: null } : await write(bridge, desk, text);
  if (!written.now.ok) return refusalPost(written.now.refusal);
  if (!chat.options.getBoolean('seal') || written.note !== null) return deskPost(bridge, written.now.value, OVERVIEW, written.note);
  const sealed = await seal(bridge.deps, desk, null);
  if (!sealed.ok) return refusalPost(sealed.refusal);
  const post = await deskPost(bridge, sealed.value, OVERVIEW, null);
  await afterwards(bridge, battle.value.id);
  return post;
}

/** The place of the seat that is named; one that is not there is nobody's. */
async function placeMeant(chat: Chat, { deps }: Bridge, battle: string): Promise<number | null> {
  const named = await seatMeant(chat, deps.store, battle);
  const seats = named === null ? [] : await deps.store.work(tx => tx.seats(battle));
  return named === null ? null : (seats.find(seat => seat.seat === named)?.place ?? NOBODYS);
}
const NOBODYS = -1;

/** Text for one ship is a line that begins with her name. */
function textOf(chat: Chat): string | null {
  const text = chat.options.getString('text');
  const ship = chat.options.getString('ship');
  return text === null || ship === null ? text : `"${ship}": ${text}`;
}

async function write(bridge: Bridge, desk: Parameters<typeof typed>[1], text: string) {
  const read = await typed(bridge.deps, desk, text, 'all');
  if (!read.ok) return { now: read, note: null };
  const { brief: now, slips } = read.value;
  return { now: { ok: true as const, value: now }, note: slips.length > 0 ? slipWords(text, slips) : null };
}

/** One's own units, from one's own form alone. */
export async function suggestShips(typing: AutocompleteInteraction, bridge: Bridge): Promise<Suggestion[]> {
  const battles = await bridge.deps.store.work(tx => tx.battles({ phases: ['fighting'], user: typing.user.id }));
  const here = battles.find(battle => battle.thread === typing.channelId) ?? battles[0];
  const found = here && (await brief(bridge.deps, { battle: here.id, user: typing.user.id, step: null }));
  return found?.ok ? unitsOf(found.value, typing.options.getFocused()) : [];
}

const unitsOf = ({ form }: Brief, typed: string): Suggestion[] =>
  matching(
    form.units.map(unit => ({ name: `${unit.name}: ${unit.line}`, value: unit.name })),
    typed,
  );
