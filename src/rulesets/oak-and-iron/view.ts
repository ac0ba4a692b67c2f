import { z } from 'zod';
import { Viewer } from '../../engine/audience.js';
import type { Seen } from '../../engine/ruleset.js';
import { openTable, SeenSquad } from './state.js';

/** What one viewer knows: the whole table, and of the hands only his own (all of them for the umpire, and for everybody at the end). */
export const View = z.strictObject({ viewer: Viewer, ...openTable, squads: z.array(SeenSquad) });
export type View = z.infer<typeof View>;

/** What stands in front of the screen reads a Sight and nothing else. */
export type Sight = Seen<View>;
