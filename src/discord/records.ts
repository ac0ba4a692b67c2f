import type { Answer } from '../table/answer.js';
import { type Scene, scene, traceOf } from '../table/record.js';
import { replace } from './acknowledge.js';
import type { Bridge } from './bridge.js';
import { marker, type Press } from './markers.js';
import { chartPost, inWords } from './measured.js';
import { button, container, type Post, plainPost, row, text } from './parts.js';
import { refusalPost } from './reply.js';
import type { Pressed } from './router.js';
import { pages, reportInFull } from './wording.js';

/** What anybody may look up about a battle, as far as he may know it: chart, report, text twin, dice, rules. */

/** Which battle, after which step (null: now), as whom: `place` says which of his seats, where he has several. */
export interface Look {
  readonly battle: string;
  readonly user: string;
  readonly step: number | null;
  readonly place?: number | null;
  readonly page?: number;
  /** Whose arcs and range bands are drawn: an id, or a name as somebody types it. */
  readonly gunner?: string;
}

async function shown(bridge: Bridge, look: Look, show: (scene: Scene) => Post | Promise<Post>): Promise<Post> {
  const found: Answer<Scene> = await scene(bridge.deps, look.battle, look.user, look.step, look.place ?? null);
  return found.ok ? show(found.value) : refusalPost(found.refusal);
}

export const showChart = (bridge: Bridge, look: Look): Promise<Post> => shown(bridge, look, found => chartPost(bridge, look, found));

/** A long text in pages: which one is in the ids, so every page turns by itself. */
function paged(long: string, { battle, page: at = 0, place, gunner }: Look, back: { step: number; what: keyof typeof LONG }): Post {
  const all = pages(long);
  const page = Math.min(Math.max(at, 0), all.length - 1);
  const turn = (label: string, to: number) =>
    button(label, marker(battle, back.step, 'page', `${back.what}-${to}-${placeWith(place, gunner)}`), {
      grey: to < 0 || to >= all.length,
    });
  const controls = all.length === 1 ? [] : [row(turn('◀', page - 1), turn('▶', page + 1))];
  return {
    components: [
      container(
        text(all[page] || 'Nothing to tell.'),
        ...(all.length === 1 ? [] : [text(`-# Page ${page + 1} of ${all.length}`)]),
        ...controls,
      ),
    ],
    files: [],
  };
}

const LONG: Record<'report' | 'why' | 'text', (found: Scene, gunner: string) => string> = {
  report: found => reportInFull(found.sight.narrate(found.told)),
  text: (found, gunner) => inWords(found, gunner),
  why: found => {
    const trace = traceOf(found);
    const lines = trace.map(one => `${one.words} (${one.clause}): **${one.faces}**`);
    return [
      `**Dice of step ${found.step}, as far as you may see them**`,
      ...(lines.length > 0 ? lines : ['No dice that you may see.']),
    ].join('\n');
  },
};

const long =
  (what: keyof typeof LONG) =>
  (bridge: Bridge, look: Look): Promise<Post> =>
    shown(bridge, look, found => paged(LONG[what](found, look.gunner ?? ''), look, { step: found.step, what }));

/** A place as buttons carry it; null: none. */
export const placeIn = (argument: string): number | null => (/^\d+$/.test(argument) ? Number(argument) : null);
/** A place, and with it the ship that is measured from. */
export const placeWith = (place: number | null | undefined, gunner = ''): string => `${place ?? ''}${gunner === '' ? '' : `~${gunner}`}`;
export function measuredIn(argument: string): { readonly place: number | null; readonly gunner: string } {
  const [place = '', gunner = ''] = argument.split('~');
  return { place: placeIn(place), gunner };
}

export const showReport = long('report');
export const showWhy = long('why');
export const showText = long('text');

/** A page is turned in the private message that holds it. */
export async function answerPage(pressed: Pressed, press: Press, bridge: Bridge): Promise<void> {
  const [what, page, ...rest] = press.argument.split('-');
  const show = what === 'report' ? showReport : what === 'why' ? showWhy : showText;
  const look = { battle: press.battle, user: pressed.user.id, step: press.step, page: Number(page), ...measuredIn(rest.join('-')) };
  await replace(pressed, await show(bridge, look));
}

export async function showRules(bridge: Bridge, battle: string): Promise<Post> {
  const found = await bridge.deps.store.work(tx => tx.battle(battle));
  return rulesPost(bridge, found?.ruleset ?? '', '');
}

/** The chapters of a rules page, or the one that is asked for. */
export function rulesPost(bridge: Bridge, ruleset: string, chapter: string): Post {
  const page = bridge.rules.find(one => one.ruleset === ruleset);
  if (!page) return plainPost('There is no rules page of that name.', ...bridge.rules.map(one => `-# • ${one.ruleset}: ${one.title}`));
  const found = page.chapters.find(one => one.id === chapter);
  if (!found)
    return plainPost(`## ${page.title}`, ...page.chapters.map(one => `• ${one.title}`), '-# `/rules` with a chapter shows its clauses.');
  return plainPost(`## ${found.title}`, found.text);
}
