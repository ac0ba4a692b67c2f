import { Routes } from 'discord.js';
import { z } from 'zod';
import type { Viewer } from '../engine/audience.js';
import type { BattleRow, DispatchRow, SeatRow } from '../table/rows.js';
import type { Bridge } from './bridge.js';

/** Where a viewer is: the only map from viewers to channels. `pointer`: a captain whose DMs are closed, told in the thread that something waits. */
export type Place =
  | { readonly kind: 'public'; readonly channel: string }
  | { readonly kind: 'private'; readonly user: string }
  | { readonly kind: 'pointer'; readonly channel: string }
  | { readonly kind: 'nowhere'; readonly why: string };

const nowhere = (why: string): Place => ({ kind: 'nowhere', why });

export function placeOf(dispatch: DispatchRow, battle: BattleRow, seats: readonly SeatRow[]): Place {
  switch (dispatch.to.as) {
    case 'public':
      return publicPlace(dispatch, battle);
    case 'umpire':
      return battle.umpire === null ? nowhere('no umpire') : { kind: 'private', user: battle.umpire };
    case 'seat':
      return seatPlace(dispatch.to, battle, seats);
  }
}

/** Announcements, and everything before the thread is there, go to the channel; the rest to the thread. */
function publicPlace({ body }: DispatchRow, battle: BattleRow): Place {
  if (body.kind === 'announcement' || body.kind === 'thread') return { kind: 'public', channel: battle.channel };
  return battle.thread === null ? nowhere('no thread') : { kind: 'public', channel: battle.thread };
}

function seatPlace({ seat: id }: Extract<Viewer, { as: 'seat' }>, battle: BattleRow, seats: readonly SeatRow[]): Place {
  const seat = seats.find(one => one.seat === id);
  if (!seat) throw new Error(`A dispatch for a seat that battle ${battle.id} does not have`);
  if (seat.user === null) return nowhere('no captain');
  if (seat.reach === 'dm') return { kind: 'private', user: seat.user };
  if (battle.thread === null && battle.phase === 'fighting') return nowhere('no thread');
  return { kind: 'pointer', channel: battle.thread ?? battle.channel };
}

const DmChannel = z.object({ id: z.string() });

/** The DM channel of a user; Discord gives the same one each time, and so do we, without asking again. */
export async function dmOf(bridge: Bridge, user: string): Promise<string> {
  const known = await bridge.deps.store.work(tx => tx.note(`dm:${user}`));
  if (known) return known;
  const { id } = DmChannel.parse(await bridge.client.rest.post(Routes.userChannels(), { body: { recipient_id: user } }));
  await bridge.deps.store.work(tx => tx.putNote(`dm:${user}`, id));
  return id;
}
