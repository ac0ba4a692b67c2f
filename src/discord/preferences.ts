import type { AutocompleteInteraction } from 'discord.js';
import { isZone } from '../table/pace.js';
import { setReach } from '../table/places.js';
import type { PreferenceRow } from '../table/rows.js';
import type { Bridge } from './bridge.js';
import type { Chat, Suggestion } from './command.js';
import { type Post, plainPost } from './parts.js';
import { matching } from './whichBattle.js';

const NOBODY_ASKED: Omit<PreferenceRow, 'user'> = { zone: null, theme: 'paper', lead: 3, text: false };

export async function setPreferences(chat: Chat, bridge: Bridge): Promise<Post> {
  const user = chat.user.id;
  const before = (await bridge.deps.store.work(tx => tx.preference(user))) ?? { user, ...NOBODY_ASKED };
  const zone = chat.options.getString('zone') ?? before.zone;
  if (zone !== null && !isZone(zone)) return plainPost(`“${zone.slice(0, 40)}” is not a time zone.`, '-# Write it like `Europe/Paris`.');
  const charts = chat.options.getString('charts');
  const reminder = chat.options.getNumber('reminder');
  const after: PreferenceRow = {
    ...before,
    zone,
    theme: charts === 'dusk' || charts === 'paper' ? charts : before.theme,
    lead: reminder === null ? before.lead : reminder === 0 ? null : reminder,
  };
  await bridge.deps.store.work(tx => tx.putPreference(after));
  if (chat.options.getBoolean('dms')) await tryDms(bridge, user);
  return plainPost(
    '**Your preferences**',
    `Time zone: ${after.zone ?? 'not said (UTC)'}`,
    `Charts: ${after.theme}`,
    after.lead === null ? 'No reminders' : `One reminder, ${after.lead} hours before the deadline`,
  );
}

/** Whoever has opened his DMs again is reached there from the next message on. */
async function tryDms(bridge: Bridge, user: string): Promise<void> {
  const seats = await bridge.deps.store.work(async tx => {
    const battles = await tx.battles({ phases: ['muster', 'fighting'], user });
    const all = await Promise.all(battles.map(battle => tx.seats(battle.id)));
    return all.flat().filter(seat => seat.user === user);
  });
  for (const seat of seats) await setReach(bridge.deps, seat.battle, seat.seat, 'dm');
}

const ZONES = Intl.supportedValuesOf('timeZone').map(zone => ({ name: zone, value: zone }));
export const suggestZones = async (typing: AutocompleteInteraction): Promise<Suggestion[]> => matching(ZONES, typing.options.getFocused());
