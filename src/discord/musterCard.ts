import { headOf } from '../table/deps.js';
import { paceWords } from '../table/pace.js';
import type { BattleRow, SeatRow } from '../table/rows.js';
import { marker } from './markers.js';
import { button, container, gallery, type Post, row, select, text } from './parts.js';
import type { Picture } from './pictures.js';
import { captainOf, clockLine } from './wording.js';

const isFree = (seat: SeatRow): boolean => seat.user === null && !seat.ai;

function seatLine(seat: SeatRow): string {
  const state = seat.ai ? '' : seat.user === null ? '' : seat.reported ? ' ✓' : ' …';
  return `**${seat.name}**: ${captainOf(seat)}${state}${seat.user !== null && seat.reach === 'thread' ? ' ✉ reached here' : ''}`;
}

function intro(battle: BattleRow): string {
  const umpire = battle.umpire === null ? 'no umpire' : `umpire <@${battle.umpire}>`;
  const who = battle.invited === null ? '' : ` · by invitation of <@${battle.openedBy}>`;
  return [`## ${battle.title}`, headOf(battle).blurb, `-# ${paceWords(battle.pace)} · ${umpire}${who}`].join('\n');
}

/** The card that announces a battle: what it is, who sits where, and a button for each free seat. */
export function musterCard(battle: BattleRow, seats: readonly SeatRow[], chart: Picture): Post {
  const body = [text(intro(battle)), gallery(chart), text(seats.map(seatLine).join('\n'))];
  return { components: [container(...body, ...controls(battle, seats))], files: [chart] };
}

function controls(battle: BattleRow, seats: readonly SeatRow[]) {
  const id = (verb: Parameters<typeof marker>[2], argument = '') => marker(battle.id, 0, verb, argument);
  if (battle.phase === 'called-off') return [text('-# Called off.')];
  if (battle.phase !== 'muster') return [text(battle.thread === null ? `-# Begun. ${clockLine(battle)}` : `-# Begun: <#${battle.thread}>`)];
  const free = seats.filter(isFree);
  const joins = free.map(seat => button(seat.name, id('join', seat.seat), { style: 'chief' }));
  const rows = [joins.slice(0, 4), joins.slice(4, 8)].filter(some => some.length > 0).map(some => row(...some));
  const movable = seats.filter(seat => seat.user === null);
  const ai =
    movable.length === 0
      ? []
      : [
          select(
            id('ai'),
            'Give a free seat to the AI, or take it back',
            movable.map(seat => ({
              value: seat.seat,
              label: seat.name,
              description: seat.ai ? 'the AI’s: take it back' : 'free: give it to the AI',
            })),
          ),
        ];
  return [
    ...rows,
    ...ai,
    row(
      button('Start', id('start'), { style: 'good', grey: free.length > 0 }),
      button('Leave', id('leave')),
      button('Rules', id('rules')),
      button('Call off', id('call-off'), { style: 'grave' }),
    ),
  ];
}

/** What a new captain gets by DM. */
export function summonsCard(battle: BattleRow, seat: SeatRow): Post {
  const words = [
    `### ${battle.title}`,
    `You command **${seat.name}**. Your orders, your charts and your reminders will come to you here.`,
    `-# ${paceWords(battle.pace)}`,
  ];
  return {
    components: [
      container(
        text(words.join('\n')),
        row(button('Report ready', marker(battle.id, 0, 'ready'), { style: 'good' }), button('Rules', marker(battle.id, 0, 'rules'))),
      ),
    ],
    files: [],
  };
}
