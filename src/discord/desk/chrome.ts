import type { APIMessageTopLevelComponent } from 'discord.js';
import { gallery } from '../parts.js';
import { cut } from './budget.js';
import type { DeskContext } from './context.js';

/** What every desk has: its picture, and the answer to the last press. */

export type Rows = Extract<APIMessageTopLevelComponent, { type: 17 }>['components'];

const NOTE_ROOM = 1200;

export const pictureOf = ({ picture }: DeskContext): Rows => (picture ? [gallery(picture)] : []);
export const lessonLines = ({ lesson }: DeskContext): string[] => (lesson === null ? [] : [lesson]);
export const noteOf = ({ note }: DeskContext): string[] => (note ? [cut(note, NOTE_ROOM)] : []);
