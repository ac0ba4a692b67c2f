import { z } from 'zod';

/** A step that takes the last one that stands back: the battle stands again as after step `to` (0: as it began). Nothing is erased. */
export const Undo = z.strictObject({ kind: z.literal('undo'), to: z.int().min(0), reason: z.string() });
export type Undo = z.infer<typeof Undo>;

export const undoIn = (move: unknown): Undo | null => Undo.safeParse(move).data ?? null;

/** What a recorded step did, as far as its name goes. */
export const kindOf = (move: unknown): string =>
  typeof move === 'object' && move !== null && 'kind' in move ? String(move.kind) : 'nothing';

/** The steps that still stand, in order: each undo takes the last of them away. */
export function standingOf<S extends { readonly move: unknown }>(steps: readonly S[]): S[] {
  const standing: S[] = [];
  for (const step of steps) {
    if (undoIn(step.move)) standing.pop();
    else standing.push(step);
  }
  return standing;
}
