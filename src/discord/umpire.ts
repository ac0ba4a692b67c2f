import { type Answer, refuse } from '../table/answer.js';
import { umpired } from '../table/chair.js';
import { extend } from '../table/extend.js';
import { type Paper, papers } from '../table/papers.js';
import { pause, resume } from '../table/pause.js';
import { replace } from '../table/replace.js';
import type { BattleRow } from '../table/rows.js';
import { openRuling } from '../table/rule.js';
import { undo } from '../table/undo.js';
import { afterwards } from './afterwards.js';
import type { Bridge } from './bridge.js';
import type { Chat } from './command.js';
import { OVERVIEW } from './desk/context.js';
import { container, type Post, plainPost, text } from './parts.js';
import { reopenIn } from './reopenThread.js';
import { refusalPost } from './reply.js';
import { rulingPost } from './rulingDesk.js';
import { seatMeant, whichBattle } from './whichBattle.js';
import { clockLine, pages } from './wording.js';

/** What `/umpire` does: each deed with a reason, told in the thread; each refusal private, and nothing changed. */

interface Deed {
  readonly battle: string;
  readonly user: string;
  readonly reason: string;
}

const deed =
  (act: (chat: Chat, bridge: Bridge, deed: Deed) => Promise<Answer<BattleRow>>, done: (after: BattleRow) => string) =>
  async (chat: Chat, bridge: Bridge): Promise<Post> => {
    const found = await whichBattle(bridge, chat);
    if (!found.ok) return refusalPost(found.refusal);
    const reason = chat.options.getString('reason') ?? '';
    const acted = await act(chat, bridge, { battle: found.value.id, user: chat.user.id, reason });
    if (!acted.ok) return refusalPost(acted.refusal);
    await afterwards(bridge, acted.value.id);
    return plainPost(done(acted.value), '-# It is told in the thread, with your reason.');
  };

export const extendBattle = deed(
  (chat, { deps }, at) => extend(deps, at, chat.options.getNumber('hours') ?? 0),
  battle => `Extended. ${clockLine(battle)}`,
);

export const pauseBattle = deed((chat, { deps }, at) => pause(deps, at, chat.options.getNumber('hours')), clockLine);

export const resumeBattle = deed(
  (_, { deps }, at) => resume(deps, at),
  battle => `The battle goes on. ${clockLine(battle)}`,
);

export const undoStep = deed(
  (_, { deps }, at) => undo(deps, at),
  battle => `Taken back. ${clockLine(battle)}`,
);

export const replaceCaptain = deed(
  async (chat, { deps }, at) => {
    const captain = chat.options.getUser('captain');
    if (captain?.bot) return refuse('already-seated', 'A bot commands no ships.', 'leave the captain out: the AI takes the seat');
    return replace(deps, at, (await seatMeant(chat, deps.store, at.battle)) ?? '', captain?.id ?? null);
  },
  () => 'The seat has changed hands. A new captain knows what the seat knew: chart, standing orders, and what was written.',
);

export async function ruleOn(chat: Chat, bridge: Bridge): Promise<Post> {
  const found = await whichBattle(bridge, chat);
  if (!found.ok) return refusalPost(found.refusal);
  const reason = chat.options.getString('reason') ?? '';
  const opened = await openRuling(bridge.deps, { battle: found.value.id, user: chat.user.id, reason });
  return opened.ok ? rulingPost(bridge, opened.value, OVERVIEW, null) : refusalPost(opened.refusal);
}

/** Everything that is written for this turn; what does not fit a message comes as a file. */
export async function ordersSoFar(chat: Chat, bridge: Bridge): Promise<Post> {
  const found = await whichBattle(bridge, chat);
  if (!found.ok) return refusalPost(found.refusal);
  const read = await papers(bridge.deps, found.value.id, chat.user.id);
  if (!read.ok) return refusalPost(read.refusal);
  const { battle } = read.value;
  const words = [`## Orders so far\n-# ${battle.title} · ${clockLine(battle)}`, ...read.value.papers.map(paperWords)].join('\n');
  const [first = '', ...more] = pages(words);
  if (more.length === 0) return { components: [container(text(first))], files: [] };
  const name = `orders-${battle.step}.txt`;
  return {
    components: [container(text(first), text('-# All of it is in the file.')), { type: 13, file: { url: `attachment://${name}` } }],
    files: [{ name, data: new TextEncoder().encode(words) }],
  };
}

function paperWords({ seat, state, text: typed, will }: Paper): string {
  const lines = typed.split('\n').filter(line => line !== '');
  const body = lines.length > 0 ? lines.map(line => `\`${line.replaceAll('`', '’')}\``) : will.map(one => `-# ◌ ${one}`);
  return [`**${seat.name}**: ${state}`, ...body].join('\n');
}

export async function reopenElsewhere(chat: Chat, bridge: Bridge): Promise<Post> {
  const found = await whichBattle(bridge, chat);
  if (!found.ok) return refusalPost(found.refusal);
  const his = await bridge.deps.store.work(tx => umpired(tx, found.value.id, chat.user.id));
  return his.ok ? reopenIn(chat, bridge, his.value) : refusalPost(his.refusal);
}
