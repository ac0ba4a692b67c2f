import type { ButtonInteraction, ModalSubmitInteraction, StringSelectMenuInteraction } from 'discord.js';
import { type Edit, fieldOf, unitOf } from '../engine/form.js';
import type { Answer } from '../table/answer.js';
import { adopt, type Brief, brief, type Desk, edit, hold, reopen, type Stroke, seal, stroke, typed } from '../table/orders.js';
import { answer, claim, replace } from './acknowledge.js';
import { afterwards } from './afterwards.js';
import type { Bridge } from './bridge.js';
import { type Focus, OVERVIEW } from './desk/context.js';
import { type DeskPress, idMaker, readDeskId } from './desk/ids.js';
import { meaningOf } from './desk/meaning.js';
import { typeModal, writeModal, writtenValue } from './desk/modals.js';
import { leftWords, OLDER_VERSION, refusalWords, staleWords, unwritten } from './desk/say.js';
import { slipWords } from './desk/slipWords.js';
import { stale } from './desk/stale.js';
import { deskPost } from './deskPost.js';
import { plainPost } from './parts.js';
import { refusalPost } from './reply.js';
import type { Panel, Pressed } from './router.js';

type DeskPressed = ButtonInteraction | StringSelectMenuInteraction | ModalSubmitInteraction;

const HELP = plainPost(
  '**Writing orders**',
  'Pick a ship, press what she is to do; the chart shows it. What you leave alone is done as drawn. *Same for …* copies an order to other ships.',
  '*Type* takes orders as text: `Tonnant: F F P F; fire Formidable; rake on`. *As drawn* makes what is drawn your own. *Seal* says that you are ready; you can reopen until the turn resolves. *Hold* asks to wait for the deadline.',
  '-# ○ nothing said · ◐ standing order · ● ordered',
);

/** Opens a captain's desk: privately, from any card, board or command. */
export async function openDesk(pressed: Pressed, desk: Desk, bridge: Bridge): Promise<void> {
  const found = await brief(bridge.deps, desk);
  if (!found.ok) return answer(pressed, refusalPost(found.refusal));
  await answer(pressed, await deskPost(bridge, found.value, OVERVIEW, null));
}

/** Presses on a desk: one update each, with the ghost redrawn. */
export const deskPanel: Panel = {
  prefix: 'o1:',
  async press(pressed, bridge) {
    const press = readDeskId(pressed.customId);
    if (!press || pressed.isUserSelectMenu()) return answer(pressed, plainPost(...OLDER_VERSION));
    const desk = { battle: press.battle, user: pressed.user.id, step: press.step, place: press.place };
    const picked = pressed.isStringSelectMenu() ? pressed.values : [];
    const made = await stroke(bridge.deps, desk, now => (pressed.isModalSubmit() ? null : editMeant(press, now, picked)));
    if (!made.ok && made.refusal.code !== 'not-your-seat') return answer(pressed, refusalPost(made.refusal));
    if (!made.ok || made.value.before.seat.place !== press.place) return notYours(pressed, press, bridge);
    if (pressed.isModalSubmit()) return submitted(pressed, press, desk, made.value.before, bridge);
    return act(pressed, press, desk, made.value, bridge);
  },
};

const isStale = (press: DeskPress, now: Brief) => stale(press, { step: now.battle.step, rev: now.rev, sealed: now.draft?.sealed != null });

/** The edit that a press means on its own captain's fresh desk; null: it is something else. */
function editMeant(press: DeskPress, now: Brief, picked: readonly string[]): Edit | null {
  if (now.seat.place !== press.place || isStale(press, now)) return null;
  const meaning = meaningOf(press, now.form, picked);
  return meaning.kind === 'edit' ? meaning.edit : null;
}

async function notYours(pressed: Pressed, press: DeskPress, bridge: Bridge): Promise<void> {
  const seats = await bridge.deps.store.work(tx => tx.seats(press.battle));
  const owner = seats.find(seat => seat.place === press.place);
  await answer(pressed, plainPost(`That is the panel of **${owner?.name ?? 'another captain'}**.`, '-# `/orders` opens your own.'));
}

async function act(
  pressed: ButtonInteraction | StringSelectMenuInteraction,
  press: DeskPress,
  desk: Desk,
  { before: now, after }: Stroke,
  bridge: Bridge,
): Promise<void> {
  const old = isStale(press, now);
  if (old) return redraw(pressed, bridge, now, OVERVIEW, staleWords(old));
  const meaning = meaningOf(press, now.form, pressed.isStringSelectMenu() ? pressed.values : []);
  switch (meaning.kind) {
    case 'look':
      return redraw(pressed, bridge, now, meaning.focus, null);
    case 'gone':
      return redraw(pressed, bridge, now, OVERVIEW, 'That order is no longer open; this is how things stand.');
    case 'modal':
      return openModal(pressed, now, meaning.modal, meaning.focus);
    case 'edit':
      return after?.ok
        ? redraw(pressed, bridge, after.value.brief, meaning.focus, leftWords(after.value.left))
        : show(pressed, bridge, now, after ?? { ok: true, value: now }, meaning.focus);
    case 'turn':
      return turn(pressed, press, desk, now, meaning.verb, bridge);
  }
}

async function turn(
  pressed: ButtonInteraction | StringSelectMenuInteraction,
  press: DeskPress,
  desk: Desk,
  now: Brief,
  verb: 'seal' | 'hold' | 'reopen' | 'adopt' | 'help' | 'good',
  bridge: Bridge,
): Promise<void> {
  if (verb === 'help') return answer(pressed, HELP);
  if (verb === 'good') {
    const taken = await typed(bridge.deps, desk, now.draft?.scratch ?? '', 'good lines');
    return show(pressed, bridge, now, taken.ok ? { ok: true, value: taken.value.brief } : taken, OVERVIEW);
  }
  const doing = {
    seal: () => seal(bridge.deps, desk, press.rev),
    hold: () => hold(bridge.deps, desk),
    reopen: () => reopen(bridge.deps, desk),
    adopt: () => adopt(bridge.deps, desk),
  };
  await show(pressed, bridge, now, await doing[verb](), OVERVIEW);
  if (verb !== 'adopt') await afterwards(bridge, desk.battle);
}

/** The desk after a change; when it was refused, as it was, with the reason. */
const show = (pressed: DeskPressed, bridge: Bridge, before: Brief, after: Answer<Brief>, focus: Focus): Promise<void> =>
  after.ok ? redraw(pressed, bridge, after.value, focus, null) : redraw(pressed, bridge, before, focus, refusalWords(after.refusal));

const redraw = async (pressed: DeskPressed, bridge: Bridge, now: Brief, focus: Focus, note: string | null): Promise<void> =>
  replace(pressed, await deskPost(bridge, now, focus, note));

async function openModal(
  pressed: ButtonInteraction | StringSelectMenuInteraction,
  now: Brief,
  modal: 'type' | 'write',
  focus: Focus,
): Promise<void> {
  if ((await claim(pressed)) === 'late') return answer(pressed, plainPost('That took too long to open: press again.'));
  const ids = idMaker({ battle: now.battle.id, place: now.seat.place, step: now.battle.step, rev: now.rev });
  if (modal === 'type')
    return void (await pressed.showModal(typeModal(now.form, now.written.own, now.draft?.scratch ?? '', ids, focus.page)));
  const field = fieldOf(unitOf(now.form, focus.unit), focus.field);
  if (field) await pressed.showModal(writeModal(field, focus, ids));
  else await answer(pressed, plainPost('That order is no longer open.'));
}

async function submitted(pressed: ModalSubmitInteraction, press: DeskPress, desk: Desk, now: Brief, bridge: Bridge): Promise<void> {
  const text = pressed.fields.getTextInputValue('text');
  if (press.verb === 'type') return submitOrders(pressed, desk, now, text, bridge);
  const field = fieldOf(unitOf(now.form, press.unit), press.field);
  const focus = { ...OVERVIEW, unit: press.unit, field: press.field };
  const value = field ? writtenValue(field, text) : null;
  if (!field || press.unit === null)
    return redraw(pressed, bridge, now, OVERVIEW, 'That order is no longer open; this is how things stand.');
  if (value === null) return redraw(pressed, bridge, now, focus, unwritten(field));
  return show(pressed, bridge, now, await edit(bridge.deps, desk, { do: 'set', unit: press.unit, field: field.id, to: value }), focus);
}

/** Typed orders: with a slip nothing is applied, the place is shown, and the text waits to be mended. */
async function submitOrders(pressed: ModalSubmitInteraction, desk: Desk, now: Brief, text: string, bridge: Bridge): Promise<void> {
  const read = await typed(bridge.deps, desk, text, 'all');
  if (!read.ok) return redraw(pressed, bridge, now, OVERVIEW, refusalWords(read.refusal));
  const { brief: after, slips } = read.value;
  return redraw(pressed, bridge, after, OVERVIEW, slips.length === 0 ? null : slipWords(text, slips));
}
