import { describe, expect, test } from 'vitest';
import { PUBLIC, seated } from '../../../src/engine/audience.js';
import { look } from '../../../src/engine/battle.js';
import { manOWarp } from '../../../src/rulesets/man-o-warp/index.js';
import { type Dealt, deal, goes, heardBy, sea } from './sea.js';

const idle = { slot1: { bid: 0 } };
const told = ({ state, told: all }: Dealt, viewer = PUBLIC) => manOWarp.narrate(look(manOWarp, state, viewer), heardBy(all, viewer));
const chief = (dealt: Dealt) =>
  told(dealt)
    .lines.filter(line => line.weight === 'chief')
    .map(line => line.text);

describe('the report', () => {
  const broadside = deal(
    sea({ red: ['galleon'], blue: ['greatship'], hands: { red: { sail: 1, broad: 1 }, blue: { broad: 1 } } }),
    { red: goes('a1', 'b1', 'broad'), blue: { all: { evade: 0 }, ...idle } },
    ...[6, 5, 4, 1, 1],
    ...[6, 1, 1, 1],
  );

  test('MW8.2 a phase is a paragraph: chase, attack with its dice, reply', () => {
    const [story] = chief(broadside);
    expect(story).toMatch(
      /^\*Fleur de Lune\* .+ \*Roter Hahn\* \(5 to 0: 1 Sail against nothing\)\. She .+: 6 5 4 1 1, 3 hits; \*Roter Hahn\* has 4 hull left\. \*Roter Hahn\* .+: 6 1 1 1, 1 hit; \*Fleur de Lune\* has 5 hull left\.$/,
    );
    expect(told(broadside).headline).toBe('Deal 1, round 1: 4 damage, nobody sunk');
  });

  test('MW8.2 it ends with how the fleets stand and who is next', () => {
    expect(told(broadside).lines.at(-1)?.text).toMatch(/^Red 1 ship, 5 hull, 7 cards; Blue 1 ship, 4 hull, 7 cards\. \w+ acts next\.$/);
  });

  test('MW8.8 a captain reads which cards he drew, the others how many', () => {
    const words = (viewer: typeof PUBLIC) =>
      told(broadside, viewer)
        .lines.map(line => line.text)
        .join('\n');
    expect(words(seated('red'))).toMatch(/You draw 2 Ram/);
    expect(words(PUBLIC)).toMatch(/Red draws 2 cards/);
    expect(words(PUBLIC)).not.toMatch(/You draw|holds anew/);
  });

  test('MW7.5 the end says who won, how, and by how much', () => {
    const won = deal(
      sea({ red: ['galleon'], blue: ['wargalley'], hands: { red: { sail: 1, broad: 1 } } }),
      { red: goes('a1', 'b1', 'broad') },
      6,
      6,
      6,
      1,
      1,
    );
    expect(told(won).headline).toBe('Red wins, having sunk every enemy (3 points to 0)');
    expect(manOWarp.verdict(look(manOWarp, won.state, PUBLIC))).toBe('Red wins, having sunk every enemy (3 points to 0)');
  });
});

describe('the table in words', () => {
  const battle = sea({
    red: ['galleon'],
    blue: ['dragonship', 'eagleship'],
    hands: { red: { sail: 3 } },
    ships: { b1: { held: 'rammed' }, b2: { sunk: 1 } },
  });

  test('MW1.7 it has every number that the picture has, and what follows from it', () => {
    const { long, short } = manOWarp.describe(look(manOWarp, battle.state, PUBLIC), []);
    expect(long).toContain('Fleur de Lune, Galleon: hull 6 of 6; Sail 5, Broadsides 5, Boarding 5; to act');
    expect(long).toMatch(
      /Grey Heron, Dragonship: hull 3 of 3; Sail 6, Ram 6, Boarding 3; to act, cannot run; rams again after a kill and her fire is not returned/,
    );
    expect(long).toContain('Noonfire, Eagleship: sunk in round 1');
    expect(short).toContain('Noonfire sunk');
  });

  test('MW8.8 the hand is in its captain’s text and in nobody else’s', () => {
    expect(manOWarp.describe(look(manOWarp, battle.state, seated('red')), []).long).toContain('YOUR HAND: 4 Ram and 3 Sail (7 cards)');
    expect(manOWarp.describe(look(manOWarp, battle.state, seated('blue')), []).long).not.toContain('3 Sail');
    expect(manOWarp.describe(look(manOWarp, battle.state, PUBLIC), []).long).not.toContain('HAND');
  });

  test('MW5.1 a die is explained by who threw it at whom', () => {
    const view = look(manOWarp, battle.state, PUBLIC);
    expect(manOWarp.explain(view, 'attack ram a1 b1')).toBe('Fleur de Lune attacks Grey Heron: ram');
    expect(manOWarp.explain(view, 'reply broad b1 a1')).toBe('Grey Heron replies to Fleur de Lune: Broadsides');
    expect(manOWarp.explain(view, 'repair a1')).toBe('Fleur de Lune tries to mend');
  });
});
