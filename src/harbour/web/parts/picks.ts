import type { Someone } from '../../playground/wire.js';
import { titleOfRoom } from '../rooms.js';
import type { Part } from '../shapes.js';
import type { State } from '../store/state.js';

/** One thing to pick in a list. */
export interface Pick {
  readonly value: string;
  readonly label: string;
  readonly note: string | null;
  readonly emoji: string | null;
}

const CHANNELS = 8;
const OPTIONS = [3, 21, 22];

const person = ({ id, name, role }: Someone): Pick => ({ value: id, label: name, note: role, emoji: null });

/** What a select offers: its own options, the people, or the channels that one sees. Roles are not for picking here. */
export function picksOf(part: Part, state: State): readonly Pick[] {
  if (OPTIONS.includes(part.type))
    return (part.options ?? []).map(one => ({
      value: one.value,
      label: one.label,
      note: one.description ?? null,
      emoji: one.emoji?.name ?? null,
    }));
  if (part.type === CHANNELS) return channels(part, state);
  return part.type === 6 ? [] : [...state.people, ...(state.bot ? [state.bot] : [])].map(person);
}

const channels = (part: Part, { rooms, bot }: State): readonly Pick[] =>
  Object.values(rooms)
    .filter(room => (part.channel_types ? part.channel_types.includes(room.type) : room.type !== 1))
    .map(room => ({ value: room.id, label: titleOfRoom(room, bot), note: null, emoji: null }));

/** What is picked before anybody has picked. */
export const pickedAtFirst = (part: Part): readonly string[] => [
  ...(part.options ?? []).filter(one => one.default).map(one => one.value),
  ...(part.default_values ?? []).map(one => one.id),
];

/** From how many to how many may be picked. */
export const boundsOf = (part: Part): readonly [number, number] => [part.min_values ?? 1, part.max_values ?? 1];

/** One more, or one less; no more than `most`. */
export function toggledAmong(picked: readonly string[], value: string, most: number): readonly string[] {
  if (picked.includes(value)) return picked.filter(one => one !== value);
  return picked.length < most ? [...picked, value] : picked;
}

/** The same; where one alone may be picked, the other one. */
export const toggled = (picked: readonly string[], value: string, most: number): readonly string[] =>
  most === 1 ? [value] : toggledAmong(picked, value, most);
