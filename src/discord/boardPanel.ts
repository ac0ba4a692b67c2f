import { teaches } from '../engine/teaching.js';
import type { Answer } from '../table/answer.js';
import { findBattle, headOf } from '../table/deps.js';
import { callOff, giveToAi, join, leave, type Muster, report, start } from '../table/muster.js';
import { seal } from '../table/orders.js';
import { rematch } from '../table/rematch.js';
import { resolveWhileDue } from '../table/resolve.js';
import type { BattleRow } from '../table/rows.js';
import { answer, claim, replace } from './acknowledge.js';
import { afterwards } from './afterwards.js';
import { planNext } from './battleNew.js';
import type { Bridge } from './bridge.js';
import { announcementOf } from './compose.js';
import { openDesk } from './deskPanel.js';
import { type Press, readMarker } from './markers.js';
import { pickedGunner } from './measured.js';
import { type Post, plainPost } from './parts.js';
import { answerPage, measuredIn, placeIn, showChart, showReport, showRules, showText, showWhy } from './records.js';
import { body, refusalPost } from './reply.js';
import type { Panel, Pressed } from './router.js';
import { editPost } from './send.js';

type Act = (pressed: Pressed, press: Press, bridge: Bridge) => Promise<void>;

/** Presses on the muster card, the turn post, the cards and the reminder. */
export const boardPanel: Panel = {
  prefix: 'b1:',
  async press(pressed, bridge) {
    const press = readMarker(pressed.customId);
    if (!press) return answer(pressed, plainPost('This button is of an older version of the bot.'));
    await ACTS[press.verb](pressed, press, bridge);
  },
};

/** The muster card is redrawn in place: the press is its one update. */
const atMuster =
  (change: (deps: Bridge['deps'], press: Press, user: string, picked: string) => Promise<Answer<Muster>>): Act =>
  async (pressed, press, bridge) => {
    const picked = pressed.isStringSelectMenu() ? (pressed.values[0] ?? '') : press.argument;
    const changed = await change(bridge.deps, press, pressed.user.id, picked);
    if (!changed.ok) return answer(pressed, refusalPost(changed.refusal));
    if (!pressed.isMessageComponent()) return;
    if ((await claim(pressed)) === 'fresh') await pressed.deferUpdate();
    await pressed.editReply(body(await announcementOf(bridge, changed.value.battle, changed.value.seats)));
    void bridge.postman.round().catch(() => undefined);
  };

const begin: Act = async (pressed, press, bridge) => {
  const begun = await start(bridge.deps, press.battle, pressed.user.id);
  if (!begun.ok) return answer(pressed, refusalPost(begun.refusal));
  if (!pressed.isMessageComponent()) return;
  if ((await claim(pressed)) === 'fresh') await pressed.deferUpdate();
  await bridge.postman.round();
  const { battle, seats } = await bridge.deps.store.work(async tx => ({
    battle: (await tx.battle(press.battle)) ?? begun.value.battle,
    seats: await tx.seats(press.battle),
  }));
  await pressed.editReply(body(await announcementOf(bridge, battle, seats)));
  await resolveWhileDue(bridge.deps, press.battle);
  void bridge.postman.round().catch(() => undefined);
};

const ready: Act = async (pressed, press, bridge) => {
  const reported = await report(bridge.deps, press.battle, pressed.user.id);
  await answer(
    pressed,
    reported.ok ? plainPost('Reported ready. When the battle starts, your first card comes here.') : refusalPost(reported.refusal),
  );
  if (reported.ok) await redrawAnnouncement(bridge, reported.value);
};

async function redrawAnnouncement(bridge: Bridge, { battle, seats }: Muster): Promise<void> {
  if (battle.announcement === null) return;
  const post = await announcementOf(bridge, battle, seats);
  await editPost(bridge, battle.channel, battle.announcement, post).catch((trouble: unknown) =>
    bridge.log.warn({ battle: battle.id, err: trouble }, 'a muster card was not edited'),
  );
}

/** Accept on a reminder: seals what was drawn, if it is still so. */
const accept: Act = async (pressed, press, bridge) => {
  const [rev, place = ''] = press.argument.split('-');
  const desk = { battle: press.battle, user: pressed.user.id, step: press.step, place: placeIn(place) };
  const sealed = await seal(bridge.deps, desk, Number(rev));
  await answer(
    pressed,
    sealed.ok ? plainPost('Sealed as drawn. You can reopen your orders until the turn resolves.') : refusalPost(sealed.refusal),
  );
  if (sealed.ok) await afterwards(bridge, press.battle);
};

const taught = (battle: BattleRow): boolean => teaches(headOf(battle));

const again: Act = async (pressed, press, bridge) => {
  const opened = await rematch(bridge.deps, press.battle, pressed.user.id);
  await answer(
    pressed,
    opened.ok
      ? plainPost(`**${opened.value.battle.title}** is mustering once more${taught(opened.value.battle) ? '' : ', sides swapped'}.`)
      : refusalPost(opened.refusal),
  );
  if (opened.ok) await bridge.postman.round();
};

const HOW_TO_VERIFY: Post = plainPost(
  '**How to check this battle**',
  '1. `/battle export` gives you the record as a file.',
  '2. In a copy of Quarterdeck: `npm run verify -- the-file.json`.',
  'It checks the seed against the seal shown at the start, each captain’s orders against their hashes in the turn posts, every die, and every position. No network is needed.',
);

const private_ =
  (show: (bridge: Bridge, press: Press, user: string) => Promise<Post>): Act =>
  async (pressed, press, bridge) => {
    await answer(pressed, await show(bridge, press, pressed.user.id));
  };

async function beginReal(bridge: Bridge, press: Press, user: string): Promise<Post> {
  const found = await bridge.deps.store.work(tx => findBattle(tx, press.battle));
  return found.ok ? planNext(found.value, user, bridge) : refusalPost(found.refusal);
}

const lookOf = ({ battle, step, argument }: Press, user: string) => ({ battle, user, step, ...measuredIn(argument) });

/** Another ship chosen under a chart: it is drawn again in the private message that holds it; a refusal leaves that as it is. */
const measureAgain: Act = async (pressed, press, bridge) => {
  const [picked = ''] = pressed.isStringSelectMenu() ? pressed.values : [];
  const look = lookOf(press, pressed.user.id);
  const post = await showChart(bridge, { ...look, ...pickedGunner(picked, look.gunner) });
  await (post.files.length > 0 ? replace : answer)(pressed, post);
};

const ACTS: Record<Press['verb'], Act> = {
  join: atMuster((deps, press, user, seat) => join(deps, press.battle, seat, user)),
  leave: atMuster((deps, press, user) => leave(deps, press.battle, user)),
  ai: atMuster((deps, press, user, seat) => giveToAi(deps, press.battle, seat, user)),
  'call-off': atMuster((deps, press, user) => callOff(deps, press.battle, user)),
  start: begin,
  ready,
  orders: (pressed, press, bridge) => openDesk(pressed, lookOf(press, pressed.user.id), bridge),
  chart: private_((bridge, press, user) => showChart(bridge, lookOf(press, user))),
  measure: measureAgain,
  report: private_((bridge, press, user) => showReport(bridge, lookOf(press, user))),
  why: private_((bridge, press, user) => showWhy(bridge, lookOf(press, user))),
  text: private_((bridge, press, user) => showText(bridge, lookOf(press, user))),
  rules: private_((bridge, press) => showRules(bridge, press.battle)),
  page: (pressed, press, bridge) => answerPage(pressed, press, bridge),
  accept,
  rematch: again,
  begin: private_(beginReal),
  verify: pressed => answer(pressed, HOW_TO_VERIFY),
};
