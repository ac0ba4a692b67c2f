import type { AutocompleteInteraction } from 'discord.js';
import { type Answer, ok, refuse } from '../table/answer.js';
import type { Store } from '../table/ports.js';
import type { BattleRow, Phase } from '../table/rows.js';
import type { Bridge } from './bridge.js';
import type { Chat, Suggestion } from './command.js';

const LIVE: readonly Phase[] = ['muster', 'fighting', 'over'];

/** The battle that a command means: the one named, the one of this thread, or the only one that the person fights in. */
export async function whichBattle(bridge: Bridge, chat: Chat): Promise<Answer<BattleRow>> {
  const named = chat.options.getString('battle');
  return bridge.deps.store.work(async tx => {
    if (named) {
      const battle = await tx.battle(named);
      return battle && mayKnow(battle, chat)
        ? ok(battle)
        : refuse('no-such-battle', 'There is no battle of that name here.', 'pick one from the list that opens as you type');
    }
    const here = await tx.battleOfThread(chat.channelId);
    if (here) return ok(here);
    const mine = await tx.battles({ phases: ['fighting', 'muster'], user: chat.user.id });
    const [first, second] = mine;
    if (first && !second) return ok(first);
    if (first)
      return refuse(
        'no-such-battle',
        'You are in more than one battle: say which.',
        ...mine.slice(0, 5).map(battle => `battle: ${battle.title} (${battle.id})`),
      );
    return refuse(
      'no-such-battle',
      'No battle is fought in this channel, and you are in none.',
      '/battle list shows those that are open',
      '/battle new opens one',
    );
  });
}

/** Battles of this server; in a DM, those in which the person has a part. */
const mayKnow = (battle: BattleRow, chat: Chat): boolean => chat.guildId === null || battle.guild === chat.guildId;

export async function suggestBattles(typing: AutocompleteInteraction, bridge: Bridge): Promise<Suggestion[]> {
  const filter = typing.guildId === null ? { user: typing.user.id } : { guild: typing.guildId };
  const battles = await bridge.deps.store.work(tx => tx.battles({ phases: LIVE, ...filter }));
  return matching(
    battles.map(battle => ({ name: `${battle.title} · ${stateWords(battle)} · ${battle.id}`, value: battle.id })),
    typing.options.getFocused(),
  );
}

/** At most 25, and a name of at most 100 characters. */
export const matching = (all: readonly Suggestion[], typed: string): Suggestion[] =>
  all
    .filter(one => one.name.toLowerCase().includes(typed.toLowerCase()) || one.value.startsWith(typed))
    .slice(0, 25)
    .map(one => ({ name: one.name.slice(0, 100), value: one.value }));

export const stateWords = (battle: BattleRow): string =>
  ({ muster: 'mustering', fighting: `step ${battle.step}`, over: 'over', 'called-off': 'called off' })[battle.phase];

/** A seat by its id, or by its name as somebody types it; null: none is named. What is no seat comes back as it was typed. */
export async function seatMeant(chat: Chat, store: Store, battle: string): Promise<string | null> {
  const said = chat.options.getString('seat')?.trim();
  if (!said) return null;
  const seats = await store.work(tx => tx.seats(battle));
  return seats.find(seat => seat.name.toLowerCase() === said.toLowerCase())?.seat ?? said;
}

/** The seats of the battle that is meant, or those of one captain: names that everybody knows. */
export async function suggestSeats(typing: AutocompleteInteraction, bridge: Bridge, captain: string | null): Promise<Suggestion[]> {
  const seats = await bridge.deps.store.work(async tx => {
    const here = (await tx.battle(typing.options.getString('battle') ?? '')) ?? (await tx.battleOfThread(typing.channelId));
    const [battle] = here ? [here] : await tx.battles({ phases: ['fighting'], user: typing.user.id });
    return battle && (typing.guildId === null || battle.guild === typing.guildId) ? tx.seats(battle.id) : [];
  });
  return matching(
    seats.filter(seat => captain === null || seat.user === captain).map(seat => ({ name: seat.name, value: seat.seat })),
    typing.options.getFocused(),
  );
}
