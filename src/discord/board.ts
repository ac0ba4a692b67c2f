import type { Scene } from '../table/record.js';
import type { BattleRow, DraftRow, SeatRow } from '../table/rows.js';
import { marker } from './markers.js';
import { button, container, gallery, type Post, row, text } from './parts.js';
import type { Picture } from './pictures.js';
import { captainOf, clockLine, reportInFull, reportInShort } from './wording.js';

/** Who is waited for, and who has sealed: never what, nor how far anybody has got. */
export interface Waiting {
  readonly asked: readonly SeatRow[];
  readonly drafts: readonly DraftRow[];
}

const short = (hash: string): string => `\`${hash.slice(0, 8)}\``;

export function waitingLines({ asked, drafts }: Waiting): string[] {
  const people = asked.filter(seat => seat.user !== null && !seat.ai && !seat.relieved);
  const sealOf = (seat: SeatRow) => drafts.find(draft => draft.seat === seat.seat && draft.sealed !== null)?.hash ?? null;
  const awaited = people.filter(seat => sealOf(seat) === null).map(seat => `**${seat.name}**`);
  const sealed = people.flatMap(seat => {
    const hash = sealOf(seat);
    return hash === null ? [] : [`**${seat.name}** ${short(hash)}`];
  });
  return [awaited.length > 0 ? `Awaited: ${awaited.join(', ')}` : '', sealed.length > 0 ? `Sealed: ${sealed.join(', ')}` : ''].filter(
    line => line !== '',
  );
}

/** The hashes of the orders that made this turn stay here, unedited, beside its result. */
const hashesLine = ({ seals, seats }: Scene): string[] => {
  const parts = Object.entries(seals).map(
    ([seat, record]) => `${seats.find(one => one.seat === seat)?.name ?? seat} ${short(record.hash)}`,
  );
  return parts.length === 0 ? [] : [`-# Orders of this turn: ${parts.join(' · ')}`];
};

const boardButtons = (battle: BattleRow, step: number) =>
  row(
    ...(battle.phase === 'fighting' ? [button('My orders', marker(battle.id, step, 'orders'), { style: 'chief' })] : []),
    button('Chart', marker(battle.id, step, 'chart')),
    button('Full report', marker(battle.id, step, 'report')),
    button('Why?', marker(battle.id, step, 'why')),
    button('Rules', marker(battle.id, step, 'rules')),
  );

/** A step may tell the public nothing: one that takes another back, or a ruling on what is hidden. */
const publicReport = ({ sight, told }: Scene): string =>
  told.length === 0
    ? 'The battle stands as it stood before.'
    : reportInShort(sight.narrate(told)) || 'Nothing that all may see has changed.';

/** The turn post: the chart that everybody may see, what happened, who is awaited, and until when. */
export function turnPost(scene: Scene, chart: Picture, waiting: Waiting): Post {
  const { battle, sight, told, step } = scene;
  const report = sight.narrate(told);
  const tail = battle.phase === 'fighting' && step === battle.step ? [...waitingLines(waiting), clockLine(battle)] : [];
  return {
    components: [
      container(
        text(`## ${report.headline}\n-# ${chart.caption}`),
        gallery(chart),
        text([publicReport(scene), ...hashesLine(scene)].join('\n')),
        ...(tail.length > 0 ? [text(tail.join('\n'))] : []),
        boardButtons(battle, step),
      ),
    ],
    files: [chart],
  };
}

/** The first post of the thread: the order of battle, the seal of the dice, the clock. */
export function openingPost(scene: Scene, chart: Picture, seal: string, waiting: Waiting): Post {
  const { battle, seats, sight } = scene;
  const people = seats.filter(seat => seat.user !== null).map(seat => seat.user ?? '');
  const umpire = battle.umpire === null ? [] : [`**Umpire**: <@${battle.umpire}>`];
  const order = [...seats.map(seat => `**${seat.name}**: ${captainOf(seat)}`), ...umpire].join('\n');
  const dice = `-# The dice are sealed: \`${seal}\`. The seed is shown when the battle is over, and \`/battle export\` lets anybody check every die.`;
  const opening = reportInFull(sight.narrate([]));
  return {
    components: [
      container(
        text(`## ${battle.title}`),
        gallery(chart),
        text([opening, order, dice].join('\n')),
        text([...waitingLines(waiting), clockLine(battle)].join('\n')),
        boardButtons(battle, 0),
      ),
    ],
    files: [chart],
    pings: [...new Set(battle.umpire === null ? people : [...people, battle.umpire])],
  };
}
