import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { Chart as Sheet } from '../../src/engine/sheet.js';
import { stageOf } from '../../src/render/chart.js';
import { registerFonts } from '../../src/render/fonts.js';
import { placeLabels } from '../../src/render/labels.js';
import { hullBoxes, labelsOf } from '../../src/render/naming.js';
import { meets, within } from '../../src/render/space.js';
import { themeNamed } from '../../src/render/theme.js';
import { CHARTS } from '../support/charts.js';

const NAMES = Object.keys(CHARTS);
const stage = (name: string) => {
  registerFonts();
  return stageOf(createCanvas(8, 8).getContext('2d'), Sheet.parse(CHARTS[name]), themeNamed('paper'));
};

test.each(NAMES)('%s: no label lies over a hull, another label, the furniture or the border', name => {
  const it = stage(name);
  const labels = labelsOf(it);
  const solid = [...it.ships.filter(ship => ship.craft.condition !== 'sunk').flatMap(hullBoxes), ...Object.values(it.places)];
  for (const label of labels) {
    expect(within(label.box, it.sea), label.id).toBe(true);
    expect(
      solid.filter(box => meets(box, label.box)),
      label.id,
    ).toEqual([]);
    expect(
      labels.filter(other => other !== label && meets(other.box, label.box)),
      label.id,
    ).toEqual([]);
  }
});

test.each(NAMES)('%s: every named ship has her name or her number', name => {
  const it = stage(name);
  const named = it.ships.filter(ship => ship.craft.name !== null).map(ship => `craft ${ship.craft.id}`);
  expect(
    labelsOf(it)
      .map(label => label.id)
      .filter(id => named.includes(id))
      .toSorted(),
  ).toEqual(named.toSorted());
});

test.each(['starter', 'own', 'twenty'])('%s: up to twenty ships have their names in full', name => {
  expect(labelsOf(stage(name)).filter(label => label.form === 'short')).toEqual([]);
});

test('trafalgar: sixty ships are numbered, each number once', () => {
  const { numbers } = stage('trafalgar');
  expect(numbers.size).toBe(60);
  expect(new Set(numbers.values()).size).toBe(60);
});

const want = (id: string, x: number, rank: number) => ({
  id,
  spot: { x, y: 50 },
  reach: 10,
  w: 40,
  h: 12,
  short: { w: 10, h: 10 },
  far: 'full' as const,
  centred: false,
  rank,
});

test('the smaller rank has the first choice of places', () => {
  const field = { sea: { x: 0, y: 0, w: 200, h: 100 }, hard: [], soft: [], air: 1 };
  const alone = placeLabels([want('flag', 60, 0)], field);
  const both = placeLabels([want('brig', 62, 5), want('flag', 60, 0)], field);
  expect(both.find(label => label.id === 'flag')?.box).toEqual(alone[0]?.box);
  expect(both.map(label => label.id)).toEqual(['flag', 'brig']);
});

test('where there is no room beside her, a name stands off on a leader', () => {
  const hard = [{ x: 70, y: 25, w: 60, h: 50 }];
  const [label] = placeLabels([want('Victory', 100, 0)], { sea: { x: 0, y: 0, w: 200, h: 100 }, hard, soft: [], air: 1 });
  expect(label?.form).toBe('full');
  expect(label?.leader).not.toBeNull();
});
