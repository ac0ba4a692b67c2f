import { z } from 'zod';

/** A side's chair in a battle. Ids are chosen by the scenario: `british`, `french.van`. */
export const Seat = z.string().regex(/^[a-z0-9][a-z0-9_.-]{0,23}$/);
export type Seat = z.infer<typeof Seat>;

/** Who is looking at a battle. `public` is the thread, and every spectator in it. */
export const Viewer = z.discriminatedUnion('as', [
  z.strictObject({ as: z.literal('public') }),
  z.strictObject({ as: z.literal('umpire') }),
  z.strictObject({ as: z.literal('seat'), seat: Seat }),
]);
export type Viewer = z.infer<typeof Viewer>;

/** Who hears an event or may look at a die. There is no default on purpose: every telling names its hearers. */
export const Audience = z.union([z.literal('everyone'), z.literal('umpire'), z.strictObject({ only: z.array(Seat) })]);
export type Audience = z.infer<typeof Audience>;

export const PUBLIC: Viewer = { as: 'public' };
export const UMPIRE: Viewer = { as: 'umpire' };
export const seated = (seat: Seat): Viewer => ({ as: 'seat', seat });
export const only = (...seats: Seat[]): Audience => ({ only: seats });

export function hears(viewer: Viewer, audience: Audience): boolean {
  if (viewer.as === 'umpire' || audience === 'everyone') return true;
  return audience !== 'umpire' && viewer.as === 'seat' && audience.only.includes(viewer.seat);
}

/** A short stable word for a viewer: `public`, `umpire`, `seat:british`. */
export const viewerKey = (viewer: Viewer): string => (viewer.as === 'seat' ? `seat:${viewer.seat}` : viewer.as);
