import { DiscordAPIError, RateLimitError } from 'discord.js';
import type { Bridge } from './bridge.js';
import { boardOf } from './compose.js';
import { editPost } from './send.js';

/** Least time between two edits of one board. */
const SPACING = 20_000;
/** Too old to edit often, gone, or in an archived thread: the next turn's post is right anyway. */
const LET_BE = [30046, 10008, 10003, 50083];

/** Keeps the newest turn post true about who has sealed: edits are gathered, and dropped where Discord refuses (the next turn's post is right). */
export interface Boards {
  /** Somebody sealed or reopened: the board will be drawn anew soon. */
  touch(battle: string): void;
  /** Makes the edits that wait, now, and waits for them. */
  calm(): Promise<void>;
}

export function keepBoards(bridgeOf: () => Bridge, spacing = SPACING): Boards {
  const last = new Map<string, number>();
  const timers = new Map<string, NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  const redraw = (id: string) => {
    timers.delete(id);
    last.set(id, Date.now());
    const work = edit(bridgeOf(), id).catch((trouble: unknown) =>
      bridgeOf().log.warn({ battle: id, err: trouble }, 'a board was not edited'),
    );
    running.add(work);
    void work.finally(() => running.delete(work));
  };
  return {
    touch(id) {
      if (timers.has(id)) return;
      const wait = Math.max(0, (last.get(id) ?? 0) + spacing - Date.now());
      timers.set(id, setTimeout(redraw, wait, id));
    },
    async calm() {
      for (const [id, timer] of [...timers]) {
        clearTimeout(timer);
        redraw(id);
      }
      await Promise.all(running);
    },
  };
}

async function edit(bridge: Bridge, id: string): Promise<void> {
  const found = await bridge.deps.store.work(async tx => {
    const battle = await tx.battle(id);
    const board = battle && (await tx.sentDispatch(id, 'public', battle.step === 0 ? 'opening' : 'turn'));
    return battle && board ? { battle, board } : null;
  });
  if (found?.battle.phase !== 'fighting' || !found.board.channel || !found.board.message) return;
  if ('step' in found.board.body && found.board.body.step !== found.battle.step) return;
  const post = await boardOf(bridge, found.battle);
  if (!post) return;
  try {
    await editPost(bridge, found.board.channel, found.board.message, post);
  } catch (trouble) {
    const known = trouble instanceof RateLimitError || (trouble instanceof DiscordAPIError && LET_BE.includes(Number(trouble.code)));
    if (!known) throw trouble;
  }
}
