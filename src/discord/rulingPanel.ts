import type { ButtonInteraction, ModalSubmitInteraction, StringSelectMenuInteraction } from 'discord.js';
import { type Edit, fieldOf } from '../engine/form.js';
import type { Answer } from '../table/answer.js';
import type { Desk } from '../table/orders.js';
import { editRuling, type RulingBrief, rule, rulingBrief } from '../table/rule.js';
import { answer, claim, replace } from './acknowledge.js';
import { afterwards } from './afterwards.js';
import type { Bridge } from './bridge.js';
import { type Focus, OVERVIEW } from './desk/context.js';
import type { DeskPress } from './desk/ids.js';
import { meaningOf } from './desk/meaning.js';
import { writeModal, writtenValue } from './desk/modals.js';
import { refusalWords, unwritten } from './desk/say.js';
import { stale } from './desk/stale.js';
import { plainPost } from './parts.js';
import { refusalPost } from './reply.js';
import type { Panel, Pressed } from './router.js';
import { RULING_PREFIX, readRulingId, rulingIds, rulingPost } from './rulingDesk.js';

/** A press on the ruling desk, with all that it needs. */
interface At {
  readonly press: DeskPress;
  readonly desk: Desk;
  readonly now: RulingBrief;
  readonly bridge: Bridge;
}

/** Presses on the umpire's desk: one update each, and at the end the ruling. */
export const rulingPanel: Panel = {
  prefix: RULING_PREFIX,
  async press(pressed, bridge) {
    const press = readRulingId(pressed.customId);
    if (!press || pressed.isUserSelectMenu())
      return answer(pressed, plainPost('This panel is of an older version.', '-# `/umpire rule` opens the new one.'));
    const desk = { battle: press.battle, user: pressed.user.id, step: press.step };
    const found = await rulingBrief(bridge.deps, desk);
    if (!found.ok) return answer(pressed, refusalPost(found.refusal));
    const at = { press, desk, now: found.value, bridge };
    return pressed.isModalSubmit() ? submitted(pressed, at) : act(pressed, at);
  },
};

const CHANGED = '⏳ Changed in another window: nothing was done. This is how the ruling stands now.';

async function act(pressed: ButtonInteraction | StringSelectMenuInteraction, at: At): Promise<void> {
  const { press, now } = at;
  if (stale(press, { step: now.battle.step, rev: now.rev, sealed: false })) return redraw(pressed, at, OVERVIEW, CHANGED);
  const meaning = meaningOf(press, now.form, pressed.isStringSelectMenu() ? pressed.values : []);
  if (meaning.kind === 'look') return redraw(pressed, at, meaning.focus, null);
  if (meaning.kind === 'edit') return write(pressed, at, meaning.edit, meaning.focus);
  if (meaning.kind === 'modal') return openModal(pressed, at, meaning.focus);
  if (meaning.kind === 'turn' && meaning.verb === 'seal') return carryOut(pressed, at);
  return redraw(pressed, at, OVERVIEW, 'That is not part of this ruling; this is how it stands.');
}

async function write(pressed: Pressed, at: At, edit: Edit, focus: Focus): Promise<void> {
  const edited: Answer<RulingBrief> = await editRuling(at.bridge.deps, at.desk, edit);
  if (edited.ok) return redraw(pressed, { ...at, now: edited.value }, focus, null);
  return redraw(pressed, at, focus, refusalWords(edited.refusal));
}

async function carryOut(pressed: Pressed, at: At): Promise<void> {
  const ruled = await rule(at.bridge.deps, at.desk, at.press.rev);
  if (!ruled.ok) return redraw(pressed, at, OVERVIEW, refusalWords(ruled.refusal));
  await replace(
    pressed,
    plainPost(`Ruled: **${ruled.value.title}**, step ${ruled.value.step}. It is told in the thread, with your reason.`),
  );
  await afterwards(at.bridge, at.desk.battle);
}

async function openModal(pressed: ButtonInteraction | StringSelectMenuInteraction, at: At, focus: Focus): Promise<void> {
  const field = fieldOf(at.now.form.units[0] ?? null, focus.field);
  if (!field) return redraw(pressed, at, OVERVIEW, 'That is not part of this ruling; this is how it stands.');
  if ((await claim(pressed)) === 'late') return answer(pressed, plainPost('That took too long to open: press again.'));
  await pressed.showModal(writeModal(field, focus, rulingIds(at.now)));
}

async function submitted(pressed: ModalSubmitInteraction, at: At): Promise<void> {
  const { press, now } = at;
  const field = fieldOf(now.form.units[0] ?? null, press.field);
  const value = field && writtenValue(field, pressed.fields.getTextInputValue('text'));
  const focus = { ...OVERVIEW, unit: press.unit, field: press.field };
  if (!field || press.unit === null) return redraw(pressed, at, OVERVIEW, 'That is not part of this ruling; this is how it stands.');
  if (value === null) return redraw(pressed, at, focus, unwritten(field));
  return write(pressed, at, { do: 'set', unit: press.unit, field: field.id, to: value as Extract<Edit, { do: 'set' }>['to'] }, focus);
}

const redraw = async (pressed: Pressed, { bridge, now }: At, focus: Focus, note: string | null): Promise<void> =>
  replace(pressed, await rulingPost(bridge, now, focus, note));
