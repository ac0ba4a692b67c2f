import { DiscordAPIError, HTTPError, Routes } from 'discord.js';
import { z } from 'zod';
import { setPlace, setReach } from '../table/places.js';
import type { Tx } from '../table/ports.js';
import type { BattleRow, DispatchRow, SeatRow } from '../table/rows.js';
import { isFirstOfHis } from '../table/seatsOf.js';
import type { Bridge } from './bridge.js';
import { bundles, type Delivery } from './bundle.js';
import { reminderCard } from './card.js';
import { dmOf, type Place, placeOf } from './channels.js';
import { compose, pointerOf } from './compose.js';
import { markOf } from './markers.js';
import { remindingOf } from './reminding.js';
import { sendPost } from './send.js';

const Sent = z.object({ id: z.string() });
const Message = z.object({ id: z.string(), components: z.unknown().optional() });

const CLOSED_DM = 50007;
const THREAD_EXISTS = 160004;
/** Unknown channel, no access, no permission: somebody must act before it can go out. */
const ASHORE = [10003, 50001, 50013];
const MINUTE = 60_000;
const BATCH = 25;

/** Sends what waits, per channel strictly in order. Saved first, sent after: a message that failed is tried again, one that went out is not. */
export interface Postman {
  /** Sends everything that is due; gives the number sent. Calls do not overlap. */
  round(): Promise<number>;
}

export function hirePostman(bridgeOf: () => Bridge): Postman {
  let walking: Promise<number> = Promise.resolve(0);
  const walk = async () => {
    let sent = 0;
    for (;;) {
      const bridge = bridgeOf();
      const batch = await bridge.deps.store.work(tx => takeBatch(bridge, tx));
      if (batch.length === 0) return sent;
      // A thread must be there before anything that goes into it: the rest comes with the next batch.
      const threads = batch.filter(({ dispatch }) => dispatch.body.kind === 'thread');
      const now = threads.length > 0 ? threads : batch;
      await Promise.all(bundles(now).map(bundle => deliver(bridge, bundle)));
      sent += now.length;
    }
  };
  return {
    round() {
      walking = walking.then(walk, walk);
      return walking;
    },
  };
}

async function takeBatch({ deps }: Bridge, tx: Tx): Promise<Delivery[]> {
  const batch: Delivery[] = [];
  for (const dispatch of await tx.nextDispatches(deps.clock.now(), BATCH)) {
    const battle = await tx.battle(dispatch.battle);
    if (battle) batch.push({ dispatch, battle, seats: await tx.seats(battle.id) });
  }
  return batch;
}

async function deliver(bridge: Bridge, bundle: readonly Delivery[]): Promise<void> {
  const [first] = bundle;
  try {
    if (first && bundle.length === 1) await attempt(bridge, first);
    else await remindTogether(bridge, bundle);
  } catch (trouble) {
    for (const delivery of bundle) await excuse(bridge, delivery, trouble);
  }
}

/** One message for all battles that a person is to be reminded of. */
async function remindTogether(bridge: Bridge, bundle: readonly Delivery[]): Promise<void> {
  const all = await Promise.all(bundle.map(async one => ({ one, found: await remindingOf(bridge, one.dispatch, one.battle, one.seats) })));
  const live = all.flatMap(({ one, found }) => (found ? [{ one, found }] : []));
  for (const { one, found } of all) if (!found) await settle(bridge, one.dispatch, { status: 'dropped', trouble: 'nothing to remind of' });
  const [first] = live;
  const user = first && userOf(first.one);
  if (!first || !user) return;
  const channel = await dmOf(bridge, user);
  const message = await sendPost(bridge, first.one.dispatch.key, channel, reminderCard(live.map(one => one.found)));
  for (const { one } of live) await settle(bridge, one.dispatch, { status: 'sent', channel, message, trouble: null });
}

const userOf = ({ dispatch: { to }, seats }: Delivery): string | null =>
  seats.find(seat => to.as === 'seat' && seat.seat === to.seat)?.user ?? null;

const settle = (bridge: Bridge, dispatch: DispatchRow, change: Partial<DispatchRow>): Promise<void> =>
  bridge.deps.store.work(tx => tx.putDispatch({ ...dispatch, ...change }));

async function attempt(bridge: Bridge, { dispatch, battle, seats }: Delivery): Promise<void> {
  const place = placeOf(dispatch, battle, seats);
  if (place.kind === 'nowhere')
    return place.why === 'no thread'
      ? later(bridge, dispatch, place.why)
      : settle(bridge, dispatch, { status: 'dropped', trouble: place.why });
  const composed = place.kind === 'pointer' ? pointerFor(dispatch, battle, seats) : await compose(bridge, dispatch, battle, seats);
  if (composed.do === 'drop') return settle(bridge, dispatch, { status: 'dropped', trouble: composed.why });
  if (composed.do === 'thread') return makeThread(bridge, dispatch, battle);
  await settle(bridge, dispatch, { tries: dispatch.tries + 1 });
  const channel = await channelOf(bridge, place);
  const message = (await alreadySent(bridge, dispatch, channel)) ?? (await sendPost(bridge, dispatch.key, channel, composed.post));
  await settle(bridge, dispatch, { status: 'sent', tries: dispatch.tries + 1, channel, message, trouble: null });
  if (dispatch.body.kind === 'announcement') await setPlace(bridge.deps, battle.id, { announcement: message });
}

/** A captain with closed DMs is pointed to the thread. He needs no summons: the muster card has his name. */
function pointerFor(dispatch: DispatchRow, battle: BattleRow, seats: readonly SeatRow[]) {
  const { to } = dispatch;
  if (dispatch.body.kind === 'summons') return { do: 'drop', why: 'dm closed' } as const;
  const seat = seats.find(one => to.as === 'seat' && one.seat === to.seat);
  if (seat && dispatch.body.kind === 'card' && !isFirstOfHis(seats, seat)) return { do: 'drop', why: 'told with another seat' } as const;
  return seat ? ({ do: 'send', post: pointerOf(battle, dispatch, seat) } as const) : ({ do: 'drop', why: 'no seat' } as const);
}

const channelOf = (bridge: Bridge, place: Exclude<Place, { kind: 'nowhere' }>): Promise<string> =>
  place.kind === 'private' ? dmOf(bridge, place.user) : Promise.resolve(place.channel);

/** A dispatch that was tried before may have gone out before the answer was lost: then it is found by the ids in its buttons. */
async function alreadySent(bridge: Bridge, dispatch: DispatchRow, channel: string): Promise<string | null> {
  if (dispatch.tries === 0 || !('step' in dispatch.body)) return null;
  const recent = z
    .array(Message)
    .parse(await bridge.client.rest.get(Routes.channelMessages(channel), { query: new URLSearchParams({ limit: '20' }) }));
  const mark = markOf(dispatch.battle, dispatch.body.step);
  return recent.find(message => JSON.stringify(message.components ?? null).includes(mark))?.id ?? null;
}

/** The battle's thread hangs on its announcement, so its id is known: made twice, it is still one. */
async function makeThread(bridge: Bridge, dispatch: DispatchRow, battle: BattleRow): Promise<void> {
  const name = battle.title.slice(0, 100);
  const body = { name, auto_archive_duration: 10080, ...(battle.announcement === null ? { type: 11 } : {}) };
  let thread = battle.announcement;
  try {
    thread = Sent.parse(await bridge.client.rest.post(Routes.threads(battle.channel, battle.announcement ?? undefined), { body })).id;
  } catch (trouble) {
    if (!(trouble instanceof DiscordAPIError && trouble.code === THREAD_EXISTS)) throw trouble;
  }
  await setPlace(bridge.deps, battle.id, { thread });
  await settle(bridge, dispatch, { status: 'sent', channel: battle.channel, message: thread });
}

const later = (bridge: Bridge, dispatch: DispatchRow, trouble: string): Promise<void> => {
  const wait = Math.min(30 * MINUTE, 5_000 * 2 ** dispatch.tries);
  return settle(bridge, dispatch, { tries: dispatch.tries + 1, due: bridge.deps.clock.now() + wait, trouble });
};

/** What a failure means for the message: closed DMs lead to the thread; what cannot be reached waits; the rest is tried again. */
async function excuse(bridge: Bridge, { dispatch, battle }: Delivery, trouble: unknown): Promise<void> {
  const code = trouble instanceof DiscordAPIError ? Number(trouble.code) : 0;
  if (code === CLOSED_DM && dispatch.to.as === 'seat') {
    await setReach(bridge.deps, battle.id, dispatch.to.seat, 'thread');
    return settle(bridge, dispatch, { due: bridge.deps.clock.now() });
  }
  if (code === CLOSED_DM) return settle(bridge, dispatch, { status: 'dropped', trouble: 'dm closed' });
  const known = ASHORE.includes(code) || trouble instanceof HTTPError || (trouble instanceof Error && trouble.name === 'AbortError');
  if (!known) bridge.log.error({ err: trouble, battle: battle.id, dispatch: dispatch.id }, 'a dispatch failed');
  if (ASHORE.includes(code)) bridge.log.warn({ battle: battle.id, dispatch: dispatch.id, code }, 'a channel cannot be reached');
  if (code === 10003 && dispatch.to.as === 'public' && battle.thread !== null) await setPlace(bridge.deps, battle.id, { thread: null });
  return later(bridge, dispatch, code === 0 ? 'unreachable' : String(code));
}
