import { brief } from '../table/orders.js';
import type { BattleRow } from '../table/rows.js';
import type { Bridge } from './bridge.js';
import type { Chat } from './command.js';
import { marker } from './markers.js';
import { button, container, type Post, plainPost, row, text } from './parts.js';
import { stateWords } from './whichBattle.js';
import { clockLine } from './wording.js';

/** Battles on one message: each is three components. */
const MOST = 8;

/** All battles in which somebody has a part, those that wait for him first, each with the way to his orders. */
export async function inboxOf(chat: Chat, bridge: Bridge): Promise<Post> {
  const battles = await bridge.deps.store.work(tx => tx.battles({ phases: ['muster', 'fighting'], user: chat.user.id }));
  if (battles.length === 0) return plainPost('You have a part in no battle.', '-# `/battle list` shows those that are open.');
  const all = await Promise.all(battles.map(battle => entryOf(bridge, battle, chat.user.id)));
  const sorted = all.sort((a, b) => Number(b.waits) - Number(a.waits) || a.due - b.due);
  const rest = sorted.length > MOST ? [text(`-# and ${sorted.length - MOST} more: \`/battle list\``)] : [];
  return { components: [text('## Your battles'), ...sorted.slice(0, MOST).map(one => one.entry), ...rest], files: [] };
}

async function entryOf(bridge: Bridge, battle: BattleRow, user: string) {
  const found = battle.phase === 'fighting' ? await brief(bridge.deps, { battle: battle.id, user, step: null }) : null;
  const sealed = found?.ok && found.value.draft?.sealed != null;
  const waits = found?.ok === true && !sealed;
  const state = battle.phase === 'muster' ? 'mustering' : waits ? '**waits for your orders**' : sealed ? 'sealed' : stateWords(battle);
  const words = text(
    `**${battle.title}** · ${state}${battle.thread ? ` · <#${battle.thread}>` : ''}\n-# ${battle.phase === 'fighting' ? clockLine(battle) : 'not begun'}`,
  );
  const buttons = found?.ok
    ? [row(button(sealed ? 'Look again' : 'Write orders', marker(battle.id, battle.step, 'orders'), { style: waits ? 'chief' : 'plain' }))]
    : [];
  return { waits, due: battle.deadline ?? Number.MAX_SAFE_INTEGER, entry: container(words, ...buttons) };
}
