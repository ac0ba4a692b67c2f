import { createHash } from 'node:crypto';
import type { Sheet } from '../engine/sheet.js';
import { lessonOf } from '../engine/teaching.js';
import { headOf } from '../table/deps.js';
import type { Brief } from '../table/orders.js';
import type { Bridge } from './bridge.js';
import type { Focus } from './desk/context.js';
import { desk } from './desk/desk.js';
import type { Post } from './parts.js';
import { type Picture, picture, type Theme, themeOf } from './pictures.js';
import { clockLine } from './wording.js';

/** Pictures that were drawn lately, by what is on them: a press that changes nothing on the chart costs no drawing. */
const RECENT = 32;
const recent = new Map<string, Picture>();

async function drawn(bridge: Bridge, sheet: Sheet, name: string, theme: Theme): Promise<Picture> {
  const key = createHash('sha1').update(theme).update(JSON.stringify(sheet)).digest('base64');
  const known = recent.get(key);
  if (known) return { ...known, name: `${name}.png` };
  const made = await picture(bridge, sheet, name, theme);
  recent.set(key, made);
  const [oldest] = recent.keys();
  if (recent.size > RECENT && oldest !== undefined) recent.delete(oldest);
  return made;
}

/** A captain's desk as a message: his form in focus, and the chart of what it comes to. */
export async function deskPost(bridge: Bridge, brief: Brief, focus: Focus, note: string | null): Promise<Post> {
  const { battle, seat, draft, rev, form, sight, written } = brief;
  const stand = { battle: battle.id, place: seat.place, step: battle.step, rev };
  const preview = sight.preview(seat.seat, written, focus.unit);
  const chart = await drawn(
    bridge,
    { ...preview.sheet, size: 'small' },
    `o-${battle.step}-${rev}`,
    seat.user === null ? 'paper' : await themeOf(bridge, seat.user),
  );
  const components = desk(
    {
      stand,
      form,
      clock: clockLine(battle),
      lesson: lessonOf(headOf(battle), battle.step),
      picture: chart,
      sealed: draft?.sealed != null,
      hash: draft?.hash ?? null,
      hold: draft?.hold ?? false,
      assumes: preview.words,
      note,
      scratch: draft?.scratch ?? '',
    },
    focus,
  );
  return { components, files: [chart] };
}
