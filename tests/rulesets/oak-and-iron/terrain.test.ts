import { describe, expect, test } from 'vitest';
import { advance, type Battle, lookFor, open } from '../../../src/engine/battle.js';
import type { Answers } from '../../../src/engine/form.js';
import { gap } from '../../../src/engine/plane.js';
import { endPhase } from '../../../src/rulesets/oak-and-iron/ending.js';
import { oakAndIron } from '../../../src/rulesets/oak-and-iron/index.js';
import { boxOf } from '../../../src/rulesets/oak-and-iron/scatter.js';
import type { State } from '../../../src/rulesets/oak-and-iron/state.js';
import { seedOf } from '../../support/playout.js';
import { at, scenarioNamed, scene } from './scene.js';

type Fight = Battle<State>;
const asked = (battle: Fight): string[] => [...new Set(oakAndIron.pending(battle.state).map(request => request.seat))];

/** One step in which each seat that is asked answers as given, or as its captain would. */
function step(battle: Fight, answers: (seat: string) => Answers): ReturnType<typeof advance<never>> {
  const orders = asked(battle).map(seat => oakAndIron.settle(lookFor(oakAndIron, battle.state, seat), seat, answers(seat)).orders);
  return advance(oakAndIron, battle, { kind: 'orders', orders: Object.assign({}, ...orders) } as never) as never;
}
const next = (battle: Fight, said: Answers = {}): Fight => step(battle, () => said).battle as Fight;

/** Both squadrons are built, and the first piece is to be laid. */
const built = (change: Partial<ReturnType<typeof scenarioNamed>> = {}): Fight =>
  next(open(oakAndIron, { ...scenarioNamed('chosen-waters'), wind: 0, ...change }, seedOf('waters')));

const inTurn = (battle: Fight, say: (battle: Fight, seat: string) => Answers): Fight[] => {
  const all = [battle];
  for (let now = battle; now.state.phase === 'terrain'; ) {
    const here = now;
    now = step(here, seat => say(here, seat)).battle as Fight;
    all.push(now);
  }
  return all;
};

describe('OI8.8 captains lay the terrain', () => {
  test('OI8.8 a piece each in turn, as they are listed, before they deploy', () => {
    const all = inTurn(built(), () => ({}));
    expect(all.slice(0, -1).map(asked)).toEqual([['red'], ['blue'], ['red'], ['blue']]);
    expect(all.map(({ state }) => state.unlaid.length)).toEqual([4, 3, 2, 1, 0]);
    expect(all.at(-1)?.state.phase).toBe('deploy');
    expect(all.at(-1)?.state.terrain.map(piece => piece.kind)).toEqual(['island', 'shoal', 'rocks', 'fog']);
  });

  test('OI8.8 whoever lays says what, where, how broad and how far turned', () => {
    const { state } = next(built(), { terrain: { piece: 'fog', x: 180, y: 60, across: 80, turn: 90 } });
    const [fog] = state.terrain;
    expect(fog?.kind).toBe('fog');
    expect(state.unlaid).toEqual(['island', 'shoal', 'rocks']);
    const xs = fog?.outline.map(point => point.x) ?? [];
    expect(Math.max(...xs)).toBe(22_000);
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(14_000);
    expect(fog?.outline[0]).toEqual({ x: 22_000, y: 6000 });
  });

  test.each([
    [{ x: 10, y: 180 }, /wholly on the table/],
    [{ x: 120, y: 60, across: 80 }, /where squadrons set up/],
    [{ x: 220, y: 200 }, /other terrain/],
  ])('OI8.8 refused with the reason: %j', (place, reason) => {
    const first = next(built(), { terrain: { piece: 'island', x: 180, y: 180 } });
    const said = { terrain: { piece: 'shoal', ...place } };
    const view = lookFor(oakAndIron, first.state, 'blue');
    expect(oakAndIron.ask(view, 'blue', said).problems).toMatchObject([{ grade: 'refused', say: expect.stringMatching(reason) }]);
    expect(oakAndIron.preview(view, 'blue', said, null).words).toMatch(reason);
    expect(oakAndIron.settle(view, 'blue', said).will[0]?.silent).toBe(true);
    const [, laid] = next(first, said).state.terrain;
    expect(laid && gap(laid.outline, first.state.terrain[0]?.outline ?? [])).toBeGreaterThanOrEqual(4000);
  });

  test('OI8.8 in silence as near the middle as it may, and what has no room is left out', () => {
    expect(oakAndIron.settle(lookFor(oakAndIron, built().state, 'red'), 'red', {}).will).toEqual([
      { unit: 'terrain', words: 'lays an island, 5 in across, at 18, 18', silent: true },
    ]);
    const narrow = built({ table: { width: 14, height: 36 } });
    const { battle, told } = step(narrow, () => ({}));
    expect((battle as Fight).state).toMatchObject({ terrain: [], unlaid: [], phase: 'deploy' });
    expect(told).toMatchObject([{ to: 'everyone', event: { kind: 'laid', room: false } }]);
  });

  test('OI8.8 the preview shows the piece, the zones and what is left', () => {
    const { sheet, words } = oakAndIron.preview(lookFor(oakAndIron, built().state, 'red'), 'red', { terrain: { piece: 'shoal' } }, null);
    expect(words).toBe('You lay a shoal, marked “here”. 3 pieces to follow.');
    expect('marks' in sheet && sheet.marks.filter(mark => mark.mark === 'terrain').map(mark => mark.style)).toEqual([
      'zone',
      'zone',
      'shoal',
    ]);
  });

  test('OI8.8 what is laid is told, and drawn for everybody', () => {
    const { battle, told } = step(built(), () => ({ terrain: { piece: 'rocks' } }));
    const view = lookFor(oakAndIron, (battle as Fight).state, 'blue');
    expect(oakAndIron.narrate(view, told.map(one => one.event) as never).lines.map(line => line.text)).toEqual(['Red lay rocks.']);
    const [sheet] = oakAndIron.sheets(view, []);
    expect(sheet?.kind === 'chart' && sheet.marks.some(mark => mark.mark === 'terrain' && mark.style === 'rocks')).toBe(true);
  });

  test('OI8.8 the AI lays lawfully, and dangers nearer the enemy than itself', () => {
    const all = inTurn(built(), (battle, seat) => oakAndIron.captain(lookFor(oakAndIron, battle.state, seat), seat));
    const { terrain, squads } = all.at(-1)?.state ?? built().state;
    expect(terrain).toHaveLength(4);
    const [shoal] = terrain;
    const toZone = (seat: string) => {
      const zone = squads.find(squad => squad.seat === seat)?.zone;
      return gap(shoal?.outline ?? [], zone ? boxOf(zone) : []);
    };
    expect(toZone('blue')).toBeLessThan(toZone('red'));
    expect(toZone('blue')).toBeGreaterThanOrEqual(4000);
  });

  test('OI8.8 the first island is the one of the objective', () => {
    const battle = built({ objective: { kind: 'raid', side: 'red' } });
    const all = inTurn(battle, () => ({}));
    expect(
      all
        .at(-1)
        ?.state.terrain.filter(piece => piece.marked)
        .map(piece => piece.kind),
    ).toEqual(['island']);
  });

  test('OI8.8 a captain who gives up leaves the laying to the others', () => {
    const scenario = scenarioNamed('three-flags');
    const three = { ...scenario, terrain: 'placed' as const };
    let battle = open(oakAndIron, three, seedOf('three'));
    while (battle.state.phase === 'fit') battle = next(battle);
    const [gone] = asked(battle);
    const left = advance(oakAndIron, battle, { kind: 'concede', seat: gone ?? '' }).battle;
    expect(asked(left)).toHaveLength(1);
    expect(asked(left)).not.toContain(gone);
  });
});

describe('OI10.4 Pompous', () => {
  /** Red has two Strike Points with one ship left, blue as many as stated. */
  const struck = (blue: number, words: readonly ('pompous' | 'bold')[]): boolean => {
    const state = scene({ ships: { ruby: { is: { keywords: [...words] } }, fox: { side: 'b', at: [30, 30] } } });
    for (const squad of state.squads) Object.assign(squad, { strikes: squad.seat === 'a' ? 2 : blue });
    endPhase(at(state));
    return state.squads.find(squad => squad.seat === 'a')?.broken ?? false;
  };
  test.each([
    [0, ['bold'], true],
    [0, ['pompous'], false],
    [1, ['pompous'], true],
  ] as const)('OI10.4 with %i Strike Points of the enemy and the word %j his squadron breaks: %j', (blue, words, broken) => {
    expect(struck(blue, words)).toBe(broken);
  });
  test('OI10.4 without his Flagship even a Pompous squadron strikes', () => {
    const state = scene({
      ships: { ruby: { is: { keywords: ['pompous'], condition: 'hulk', captor: 'b' } }, fox: { side: 'b', at: [30, 30] } },
    });
    endPhase(at(state));
    expect(state.ended?.winner).toBe('b');
  });
});
