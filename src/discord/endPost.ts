import { UMPIRE } from '../engine/audience.js';
import type { Sheet } from '../engine/sheet.js';
import { teaches } from '../engine/teaching.js';
import { headOf } from '../table/deps.js';
import { sealOf } from '../table/open.js';
import { type Scene, sceneFor } from '../table/record.js';
import type { BattleRow } from '../table/rows.js';
import type { Bridge } from './bridge.js';
import { marker, type Verb } from './markers.js';
import { button, container, gallery, type Post, row, text } from './parts.js';
import { captainOf, reportInShort } from './wording.js';

/** Frames of the film at most: a longer battle skips turns evenly. */
const FRAMES = 60;

const GRADUATED =
  'That is all there is to a turn. *A real battle* opens the panel of `/battle new`: press *Open* there, and a friend takes the other seat on the card, or the AI does.';

/** The end: how it went, what it cost, the film with the fog lifted, the seed, and how to check it all. */
export async function endPost(bridge: Bridge, battle: BattleRow): Promise<Post> {
  const scenes = await allScenes(bridge, battle);
  const last = scenes.at(-1);
  if (!last) throw new Error('A battle that is over has a last scene');
  const film = await filmOf(bridge, battle, scenes);
  const winners = last.seats
    .filter(seat => battle.outcome?.winners.includes(seat.seat))
    .map(seat => `**${seat.name}** (${captainOf(seat)})`);
  const result = [
    `## ${battle.title}: ${winners.length > 0 ? 'victory' : 'drawn'}`,
    last.sight.verdict() ?? '',
    winners.length > 0 ? `Victors: ${winners.join(', ')}` : '',
  ];
  const taught = teaches(headOf(battle));
  const id = (verb: Verb) => marker(battle.id, battle.step, verb);
  const proof = [
    `Seed: \`${battle.seed}\``,
    `Sealed at the start as \`${sealOf(battle)}\``,
    '-# `/battle export` gives the whole record; `npm run verify -- FILE` runs it again and checks every seal, order, die and state.',
  ];
  return {
    components: [
      container(
        text(result.filter(line => line !== '').join('\n')),
        gallery({
          name: film.name,
          alt: `The battle of ${battle.title} from first to last, ${scenes.length - 1} steps, with everything shown.`,
        }),
        text(reportInShort(last.sight.narrate(last.told))),
        text(proof.join('\n')),
        ...(taught ? [text(GRADUATED)] : []),
        row(
          ...(taught ? [button('A real battle', id('begin'), { style: 'good' })] : []),
          button(taught ? 'Once more' : 'Rematch, sides swapped', id('rematch'), { style: taught ? 'plain' : 'good' }),
          button('How to verify', id('verify')),
          button('Full report', id('report')),
          button('Why?', id('why')),
        ),
      ),
    ],
    files: [film],
  };
}

async function allScenes(bridge: Bridge, battle: BattleRow): Promise<Scene[]> {
  return bridge.deps.store.work(async tx => {
    const scenes: Scene[] = [];
    for (let step = 0; step <= battle.step; step++) {
      const found = await sceneFor(bridge.deps, tx, battle, UMPIRE, step);
      if (found.ok) scenes.push(found.value);
    }
    return scenes;
  });
}

async function filmOf(bridge: Bridge, battle: BattleRow, scenes: readonly Scene[]) {
  const stride = Math.max(1, Math.ceil(scenes.length / FRAMES));
  const sheets = scenes
    .filter((_, nth) => nth % stride === 0 || nth === scenes.length - 1)
    .flatMap(scene => scene.sight.sheets(scene.told).slice(0, 1));
  return { name: `${battle.id}.gif`, data: await bridge.renderer.film(sheets.map(forFilm), { theme: 'paper' }) };
}

/** A frame carries no record cards: the sea has the whole picture. */
const forFilm = (sheet: Sheet): Sheet => (sheet.kind === 'chart' ? { ...sheet, cards: [], size: 'small' } : sheet);
