import { isThread, type Room } from '../shapes.js';

const SEND = 1n << 11n;
const SEND_IN_THREADS = 1n << 38n;

/** Whether the person may write there, by the permissions that come with the channel; a DM has none, and is his own. */
export function mayWrite(room: Room): boolean {
  if (room.thread_metadata?.locked) return false;
  const bit = isThread(room) ? SEND_IN_THREADS : SEND;
  return room.permissions === undefined || (BigInt(room.permissions) & bit) !== 0n;
}
