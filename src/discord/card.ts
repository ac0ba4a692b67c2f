import type { Settled } from '../engine/ruleset.js';
import { lessonOf } from '../engine/teaching.js';
import { headOf } from '../table/deps.js';
import type { Scene } from '../table/record.js';
import type { SeatRow } from '../table/rows.js';
import { placeIfSeveral } from '../table/seatsOf.js';
import { marker } from './markers.js';
import { button, container, gallery, type Post, row, text } from './parts.js';
import type { Picture } from './pictures.js';
import { clockLine, reportInShort } from './wording.js';

const linkTo = (thread: string | null): string => (thread === null ? '' : ` · <#${thread}>`);

/** What a captain gets by DM after each turn: his own chart and record cards, his own report, and the way to his desk. */
export function captainCard(scene: Scene, chart: Picture, asked: boolean): Post {
  const { battle, sight, told, step } = scene;
  const report = sight.narrate(told);
  const open = asked && battle.phase === 'fighting' && step === battle.step;
  const { name, place } = whoseCard(scene);
  const buttons = [
    ...(open ? [button('Write orders', marker(battle.id, step, 'orders', place), { style: 'chief' })] : []),
    button('Full report', marker(battle.id, step, 'report', place)),
    button('Chart in words', marker(battle.id, step, 'text', place)),
    button('Why?', marker(battle.id, step, 'why', place)),
  ];
  const lesson = open ? lessonOf(headOf(battle), step) : null;
  const tail = open ? [clockLine(battle)] : battle.phase === 'fighting' ? ['Nothing is asked of you this time.'] : ['The battle is over.'];
  return {
    components: [
      container(
        text(`### ${report.headline}\n-# ${battle.title}${name} · ${chart.caption}${linkTo(battle.thread)}`),
        ...(lesson === null ? [] : [text(lesson)]),
        gallery(chart),
        text([reportInShort(report, 1800), ...tail].filter(line => line !== '').join('\n')),
        row(...buttons),
      ),
    ],
    files: [chart],
  };
}

/** Whose card it is, where one captain has several: the name to show, and the place that its buttons carry. */
function whoseCard({ viewer, seats }: Pick<Scene, 'viewer' | 'seats'>): { name: string; place: string } {
  const id = viewer.as === 'seat' ? viewer.seat : '';
  const place = placeIfSeveral(seats, id);
  return { place, name: place === '' ? '' : ` · **${seats.find(one => one.seat === id)?.name ?? ''}**` };
}

/** The umpire's: everything, and who is reachable. */
export function umpireCard(scene: Scene, chart: Picture): Post {
  const { battle, sight, told, step, seats } = scene;
  const report = sight.narrate(told);
  const reach = seats.map(
    seat =>
      `${seat.name}: ${seat.ai ? 'AI' : seat.relieved ? 'AI, captain silent' : seat.reach === 'dm' ? 'by DM' : 'in the thread'}${seat.missed > 0 ? `, missed ${seat.missed}` : ''}`,
  );
  return {
    components: [
      container(
        text(`### ${report.headline}\n-# ${battle.title} · ${chart.caption}${linkTo(battle.thread)} · you are the umpire`),
        gallery(chart),
        text([reportInShort(report, 1800), `-# ${reach.join(' · ')}`, clockLine(battle)].join('\n')),
        row(
          button('Full report', marker(battle.id, step, 'report')),
          button('Chart in words', marker(battle.id, step, 'text')),
          button('Why?', marker(battle.id, step, 'why')),
        ),
      ),
    ],
    files: [chart],
  };
}

/** What one battle puts into a reminder. */
export interface Reminding {
  readonly scene: Scene;
  readonly chart: Picture;
  readonly settled: Settled<unknown>;
  readonly rev: number;
}

/** Battles in one reminder: each is four components and a picture; more are named. */
const MOST_REMINDED = 7;

/** The one reminder of a person: for each battle what will happen if he does nothing, drawn, and two buttons. The revision tells whether it is still so. */
export function reminderCard(all: readonly Reminding[]): Post {
  const shown = all.slice(0, MOST_REMINDED);
  const room = Math.floor(3200 / shown.length);
  const more = all.length > shown.length ? [text(`-# and ${all.length - shown.length} more: \`/inbox\``)] : [];
  return {
    components: [gallery(...shown.map(one => one.chart)), ...shown.map(one => remindOf(one, room)), ...more],
    files: shown.map(one => one.chart),
  };
}

function remindOf({ scene, settled, rev }: Reminding, room: number) {
  const { battle, step } = scene;
  const silent = settled.will.filter(one => one.silent).length;
  const lead =
    silent === 0 ? 'Your orders are written but not sealed.' : `${silent} of your ${settled.will.length} have no orders of their own.`;
  const will = settled.will.map(one => `${one.silent ? '◌' : '●'} ${one.words}`).join('\n');
  const { name, place } = whoseCard(scene);
  const words = `### ${battle.title}${name}\n${clockLine(battle)}\n${lead} As things stand:\n${will}`;
  return container(
    text(words.length > room ? `${words.slice(0, room - 1)}…` : words),
    row(
      button('Accept', marker(battle.id, step, 'accept', place === '' ? String(rev) : `${rev}-${place}`), { style: 'good' }),
      button('Change', marker(battle.id, step, 'orders', place), { style: 'chief' }),
    ),
  );
}

/** In the thread, for a captain whose DMs are closed: that something waits, never what. */
export const pointerPost = (scene: Pick<Scene, 'battle' | 'step'>, seat: SeatRow): Post => ({
  components: [
    container(
      text(`<@${seat.user ?? ''}>, your DMs are closed, so your chart and orders wait for you here.`),
      row(
        button('My orders', marker(scene.battle.id, scene.step, 'orders'), { style: 'chief' }),
        button('Chart', marker(scene.battle.id, scene.step, 'chart')),
      ),
    ),
  ],
  files: [],
  pings: seat.user === null ? [] : [seat.user],
});
