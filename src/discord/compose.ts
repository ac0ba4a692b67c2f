import { PUBLIC } from '../engine/audience.js';
import { type Deps, gameOf, headOf, sightOf } from '../table/deps.js';
import { sealOf } from '../table/open.js';
import { type Scene, sceneOf } from '../table/record.js';
import { askedSeats } from '../table/resolve.js';
import type { BattleRow, DispatchRow, SeatRow } from '../table/rows.js';
import { openingPost, turnPost, type Waiting } from './board.js';
import type { Bridge } from './bridge.js';
import { captainCard, pointerPost, reminderCard, umpireCard } from './card.js';
import { endPost } from './endPost.js';
import { musterCard, summonsCard } from './musterCard.js';
import { container, type Post, text } from './parts.js';
import { picture, type Theme, themeOf } from './pictures.js';
import { remindingOf } from './reminding.js';

/** What the postman is to do with a dispatch: send a post, make the thread, or nothing, because its time is past. */
export type Composed =
  | { readonly do: 'send'; readonly post: Post }
  | { readonly do: 'thread' }
  | { readonly do: 'drop'; readonly why: string };

const send = (post: Post): Composed => ({ do: 'send', post });
const drop = (why: string): Composed => ({ do: 'drop', why });

/** Makes a message from what is stored, for the dispatch's own viewer alone. */
export async function compose(bridge: Bridge, dispatch: DispatchRow, battle: BattleRow, seats: readonly SeatRow[]): Promise<Composed> {
  const { body } = dispatch;
  switch (body.kind) {
    case 'thread':
      return { do: 'thread' };
    case 'announcement':
      return battle.phase === 'called-off' ? drop('called off') : send(await announcementOf(bridge, battle, seats));
    case 'notice':
      return send({ components: [container(text(body.words))], files: [] });
    case 'summons':
      return summonsOf(dispatch, battle, seats);
    case 'end':
      return send(await endPost(bridge, battle));
    case 'reminder':
      return reminder(bridge, dispatch, battle, seats);
    default:
      return sceneDispatch(bridge, dispatch, body, battle, seats);
  }
}

function summonsOf(dispatch: DispatchRow, battle: BattleRow, seats: readonly SeatRow[]): Composed {
  const seat = seatOf(dispatch, seats);
  return battle.phase === 'muster' && seat?.user != null ? send(summonsCard(battle, seat)) : drop('no longer mustering');
}

const seatOf = (dispatch: DispatchRow, seats: readonly SeatRow[]): SeatRow | null => {
  const { to } = dispatch;
  return to.as === 'seat' ? (seats.find(seat => seat.seat === to.seat) ?? null) : null;
};

/** A reminder of one battle; the postman joins those of one person. */
async function reminder(bridge: Bridge, dispatch: DispatchRow, battle: BattleRow, seats: readonly SeatRow[]): Promise<Composed> {
  const found = await remindingOf(bridge, dispatch, battle, seats);
  return found ? send(reminderCard([found])) : drop('nothing to remind of');
}

type StepBody = Extract<DispatchRow['body'], { kind: 'opening' | 'turn' | 'card' }>;

async function sceneDispatch(
  bridge: Bridge,
  dispatch: DispatchRow,
  body: StepBody,
  battle: BattleRow,
  seats: readonly SeatRow[],
): Promise<Composed> {
  const step = body.kind === 'opening' ? 0 : body.step;
  const found = await sceneOf(bridge.deps, battle.id, dispatch.to, step);
  if (!found.ok) return drop(found.refusal.code);
  const scene = found.value;
  const chart = await chartOf(bridge, scene, await themeFor(bridge, dispatch, battle, seats));
  if (body.kind === 'opening') return send(openingPost(scene, chart, sealOf(battle), await waitingOf(bridge.deps, battle)));
  if (body.kind === 'turn') return send(turnPost(scene, chart, await waitingOf(bridge.deps, battle)));
  if (dispatch.to.as === 'umpire') return send(umpireCard(scene, chart));
  const seat = seatOf(dispatch, seats);
  const asked = askedNow(bridge.deps, battle, seats).some(one => one.seat === seat?.seat);
  return send(captainCard(scene, chart, asked));
}

const askedNow = (deps: Deps, battle: BattleRow, seats: readonly SeatRow[]): SeatRow[] =>
  battle.phase === 'fighting' ? askedSeats(deps, battle, seats) : [];

async function themeFor(bridge: Bridge, dispatch: DispatchRow, battle: BattleRow, seats: readonly SeatRow[]): Promise<Theme> {
  const user = dispatch.to.as === 'umpire' ? battle.umpire : seatOf(dispatch, seats)?.user;
  return user == null ? 'paper' : themeOf(bridge, user);
}

/** The first sheet of a scene, drawn. */
export async function chartOf(bridge: Bridge, scene: Scene, theme: Theme) {
  const [sheet] = scene.sight.sheets(scene.told);
  if (!sheet) throw new Error(`${scene.battle.ruleset} draws no sheet`);
  return picture(bridge, sheet, `${scene.battle.id}-${scene.step}`, theme);
}

/** Who is awaited now, for the board. */
export const waitingOf = (deps: Deps, battle: BattleRow): Promise<Waiting> =>
  deps.store.work(async tx => ({
    asked: askedNow(deps, battle, await tx.seats(battle.id)),
    drafts: await tx.drafts(battle.id, battle.step),
  }));

/** The announcement with a small chart of how the battle begins, as anybody may see it. */
export async function announcementOf(bridge: Bridge, battle: BattleRow, seats: readonly SeatRow[]): Promise<Post> {
  const sight =
    battle.phase === 'muster'
      ? gameOf(bridge.deps, battle.ruleset).look(gameOf(bridge.deps, battle.ruleset).open(headOf(battle), battle.seed), PUBLIC)
      : sightOf(bridge.deps, battle, PUBLIC);
  const [sheet] = sight.sheets([]);
  if (!sheet) throw new Error(`${battle.ruleset} draws no sheet`);
  return musterCard(battle, seats, await picture(bridge, { ...sheet, size: 'small' }, `${battle.id}-muster`));
}

/** The board of a step, drawn anew: for an edit when somebody seals. */
export async function boardOf(bridge: Bridge, battle: BattleRow): Promise<Post | null> {
  const found = await sceneOf(bridge.deps, battle.id, PUBLIC, battle.step);
  if (!found.ok) return null;
  const chart = await chartOf(bridge, found.value, 'paper');
  const waiting = await waitingOf(bridge.deps, battle);
  return battle.step === 0 ? openingPost(found.value, chart, sealOf(battle), waiting) : turnPost(found.value, chart, waiting);
}

/** What stands in for a private card when a captain's DMs are closed. */
export const pointerOf = (battle: BattleRow, dispatch: DispatchRow, seat: SeatRow): Post =>
  pointerPost({ battle, step: 'step' in dispatch.body ? dispatch.body.step : battle.step }, seat);
