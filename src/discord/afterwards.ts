import { resolveWhileDue } from '../table/resolve.js';
import type { Bridge } from './bridge.js';

/** After something was written: the turn resolves if it is due, and what waits is sent. Does not wait for Discord. */
export async function afterwards(bridge: Bridge, battle: string): Promise<void> {
  const moved = await resolveWhileDue(bridge.deps, battle);
  if (!moved) bridge.boards.touch(battle);
  void bridge.postman.round().catch((trouble: unknown) => bridge.log.error({ err: trouble }, 'the postman stumbled'));
}
