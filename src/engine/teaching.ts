import { z } from 'zod';
import { Seat } from './audience.js';
import type { ScenarioHead } from './ruleset.js';

/** What every scenario may say besides, whatever its ruleset: for battles that teach, and for battles against the AI. */
export const teaching = {
  /** What each turn teaches, first to last: shown to its captains above their orders. */
  lessons: z.array(z.string().max(400)).max(40).optional(),
  /** Seats that the AI takes unless somebody asks for them. */
  ai: z.array(Seat).optional(),
  /** The scenario to go on with when this one is over. */
  next: z.string().optional(),
};

export const teaches = ({ lessons = [] }: ScenarioHead): boolean => lessons.length > 0;

/** The lesson of a step, with its number; null: none. */
export function lessonOf({ lessons = [] }: ScenarioHead, step: number): string | null {
  const lesson = lessons[step];
  return lesson === undefined ? null : `**Lesson ${step + 1} of ${lessons.length}.** ${lesson}`;
}
