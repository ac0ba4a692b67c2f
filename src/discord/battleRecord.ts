import { lessonOf } from '../engine/teaching.js';
import { headOf } from '../table/deps.js';
import { concede, offerDraw } from '../table/ending.js';
import { exportBattle } from '../table/export.js';
import type { BattleRow } from '../table/rows.js';
import { afterwards } from './afterwards.js';
import { waitingLines } from './board.js';
import type { Bridge } from './bridge.js';
import type { Chat } from './command.js';
import { waitingOf } from './compose.js';
import { container, type Post, plainPost, text } from './parts.js';
import { showChart, showReport, showText, showWhy } from './records.js';
import { refusalPost } from './reply.js';
import { stateWords, whichBattle } from './whichBattle.js';
import { captainOf, clockLine } from './wording.js';

/** What `/battle` answers about a battle, or does to it. */

async function about(chat: Chat, bridge: Bridge, tell: (battle: BattleRow) => Promise<Post>): Promise<Post> {
  const found = await whichBattle(bridge, chat);
  return found.ok ? tell(found.value) : refusalPost(found.refusal);
}

const lookOf = (battle: BattleRow, chat: Chat) => ({ battle: battle.id, user: chat.user.id, step: chat.options.getInteger('step') });
const withGunner = (battle: BattleRow, chat: Chat) => ({ ...lookOf(battle, chat), gunner: chat.options.getString('ship') ?? '' });

export const chartOfBattle = (chat: Chat, bridge: Bridge): Promise<Post> =>
  about(chat, bridge, battle => (chat.options.getBoolean('text') ? showText : showChart)(bridge, withGunner(battle, chat)));

export const reportOfBattle = (chat: Chat, bridge: Bridge): Promise<Post> =>
  about(chat, bridge, battle => showReport(bridge, lookOf(battle, chat)));

export const whyOfBattle = (chat: Chat, bridge: Bridge): Promise<Post> =>
  about(chat, bridge, battle => showWhy(bridge, lookOf(battle, chat)));

export const statusOfBattle = (chat: Chat, bridge: Bridge): Promise<Post> =>
  about(chat, bridge, async battle => {
    const seats = await bridge.deps.store.work(tx => tx.seats(battle.id));
    const lines = [
      `## ${battle.title}`,
      `-# ${battle.id} · ${stateWords(battle)}${battle.thread ? ` · <#${battle.thread}>` : ''}`,
      ...seats.map(seat => `**${seat.name}**: ${captainOf(seat)}${seat.relieved ? ' (the AI has the helm)' : ''}`),
    ];
    if (battle.phase !== 'fighting') return { components: [container(text(lines.join('\n')))], files: [] };
    const lesson = lessonOf(headOf(battle), battle.step);
    const state = [...waitingLines(await waitingOf(bridge.deps, battle)), clockLine(battle)];
    return { components: [container(text([...lines, ...(lesson === null ? [] : [lesson]), ...state].join('\n')))], files: [] };
  });

export async function listBattles(chat: Chat, bridge: Bridge): Promise<Post> {
  const filter = chat.guildId === null ? { user: chat.user.id } : { guild: chat.guildId };
  const battles = await bridge.deps.store.work(tx => tx.battles({ phases: ['muster', 'fighting'], ...filter }));
  if (battles.length === 0) return plainPost('No battle is open here.', '-# `/battle new` opens one.');
  return plainPost(
    '## Battles',
    ...battles
      .slice(0, 20)
      .map(
        battle =>
          `• **${battle.title}** · ${stateWords(battle)} · ${battle.thread ? `<#${battle.thread}>` : `<#${battle.channel}>`} · \`${battle.id}\``,
      ),
  );
}

export const concedeBattle = (chat: Chat, bridge: Bridge): Promise<Post> =>
  about(chat, bridge, async battle => {
    if (!chat.options.getBoolean('sure'))
      return plainPost('Conceding gives up all your ships in this battle.', '-# Say `sure: True` if you mean it.');
    const conceded = await concede(bridge.deps, battle.id, chat.user.id);
    if (!conceded.ok) return refusalPost(conceded.refusal);
    await afterwards(bridge, battle.id);
    return plainPost('You have given up the battle. It is told in the thread.');
  });

export const drawBattle = (chat: Chat, bridge: Bridge): Promise<Post> =>
  about(chat, bridge, async battle => {
    const offered = await offerDraw(bridge.deps, battle.id, chat.user.id);
    if (!offered.ok) return refusalPost(offered.refusal);
    await afterwards(bridge, battle.id);
    return plainPost(offered.value.phase === 'over' ? 'Agreed: the battle is drawn.' : 'Your offer is told in the thread.');
  });

export const exportOfBattle = (chat: Chat, bridge: Bridge): Promise<Post> =>
  about(chat, bridge, async battle => {
    const exported = await exportBattle(bridge.deps, battle.id);
    if (!exported.ok) return refusalPost(exported.refusal);
    const name = `${battle.id}.json`;
    return {
      components: [
        text(`The whole record of **${battle.title}**. \`npm run verify -- ${name}\` checks it.`),
        { type: 13, file: { url: `attachment://${name}` } },
      ],
      files: [{ name, data: new TextEncoder().encode(JSON.stringify(exported.value)) }],
    };
  });
