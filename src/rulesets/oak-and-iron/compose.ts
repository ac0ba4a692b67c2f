import type { Field, Option } from '../../engine/form.js';
import { cardOption } from './askSquadron.js';
import type { CardId } from './cards.js';
import { CARDS } from './cards.js';
import { CLASSES, ClassId, FIT_WORDS, type Fit } from './classes.js';
import { berthPrice, cardBar, classBar, fitPrice, handSize, musterPrice, NAMELESS, SIZES, upgradeBar } from './faults.js';
import { amount, choice, many, option, tally, text, type Written } from './fields.js';
import { NATIONS, type Nation, type Size } from './nouns.js';
import { berthsOf, defaultHand, readySquadron } from './ready.js';
import { ADMIRALS, AdmiralId, CAPTAINS, Captain, HIRED, UPGRADES, UpgradeId } from './refits.js';
import type { Berth, Muster } from './scenario.js';
import { cardOf } from './shipyard.js';
import type { Tables } from './tableSchema.js';
import { TABLES } from './tables.js';
import { NATION_WORDS } from './talk.js';

/** A squadron on paper out of what a builder has written (OI10): each choice opens or bars the next. */

export interface Draft {
  readonly muster: Muster;
  readonly squadron: Field[];
  readonly berths: readonly { readonly berth: Berth; readonly fields: Field[] }[];
}
type Answered = Readonly<Record<string, Written>>;

const valueIn = <T>(field: Field): T => field.value as T;

function startField(size: Size, held: Nation | null, said: Written): Field {
  const options = NATIONS.map(nation =>
    option(
      `${nation}-${size}`,
      `${NATION_WORDS[nation]} squadron`,
      null,
      held !== null && held !== nation ? 'Not the nation of this seat' : null,
    ),
  );
  const value = `${held ?? 'english'}-${size}`;
  return choice({ id: 'start', label: 'Nation, and squadron to start from', words: ['nation', 'faction'] }, said, options, value, value);
}

const countsOf = (berths: readonly Berth[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const berth of berths) counts[berth.class] = (counts[berth.class] ?? 0) + 1;
  return counts;
};

function shipsField(size: Size, base: Muster, left: number, tables: Tables, said: Written): Field {
  const options = ClassId.options.map(id => {
    const card = cardOf(tables, id);
    const note = `${card.points} points; fortitude ${card.fortitude}, broadside ${card.broadside}, crew ${card.crew}, speed ${card.windward}/${card.large}`;
    return option(id, card.name, note, classBar({ class: id }, size, base));
  });
  const each = Object.fromEntries(
    ClassId.options.map(id => [id, { max: CLASSES[id].pirate ? 1 : SIZES[size].max, cost: CLASSES[id].points }]),
  );
  const { min, max, points } = SIZES[size];
  const words = (value: Record<string, number>) => {
    const count = Object.values(value).reduce((sum, one) => sum + one, 0);
    const cost = Object.entries(value).reduce((sum, [id, one]) => sum + one * (CLASSES[id as ClassId]?.points ?? 0), 0);
    return `${cost} of ${points} points in hulls, ${count} of ${min}–${max} ships`;
  };
  return tally(
    { id: 'ships', label: 'Ships' },
    said,
    { options, each, total: { min: 1, max: left, unit: 'points' } },
    countsOf(base.ships),
    words,
  );
}

/** Berths for a count of classes: those of the ready squadron as they are, others bare. */
function berthsFor(counts: Record<string, number>, base: Muster): Berth[] {
  const bare = berthsOf(ClassId.options.map(id => [id, 0, [], [], counts[id] ?? 0] as const));
  return bare.map(berth => base.ships.find(one => one.id === berth.id) ?? berth);
}

function admiralFields(base: Muster, said: Written): { admiral: AdmiralId; hired: Muster['hired']; fields: Field[] } {
  const options = AdmiralId.options.map(id => {
    const { name, value, cost, keywords, nation } = ADMIRALS[id];
    const note = `${cost} points, value ${value}${keywords.length > 0 ? `: ${keywords.join(', ')}` : ''}`;
    return option(id, name, note, nation !== null && nation !== base.nation ? 'Sails under another flag' : null);
  });
  const field = choice({ id: 'admiral', label: 'Admiral' }, said, options, base.admiral, base.admiral);
  const admiral = valueIn<AdmiralId>(field);
  const hires = [option('none', 'None'), ...Object.entries(HIRED).map(([word, cost]) => option(word, word, `${cost} points`))];
  const nameless = (NAMELESS as readonly string[]).includes(admiral);
  const hire = choice({ id: 'hired', label: 'His keyword', bar: nameless ? null : 'He brings his own' }, said, hires, 'none', 'none');
  const word = valueIn<string>(hire);
  return { admiral, hired: nameless && word !== 'none' ? (word as Muster['hired']) : null, fields: [field, hire] };
}

function handField(muster: Pick<Muster, 'nation' | 'admiral'>, said: Written): Field {
  const size = handSize(muster);
  const options = (Object.keys(CARDS) as CardId[])
    .filter(card => CARDS[card].nation !== 'extra')
    .map(card => ({ ...cardOption(card), bar: cardBar(card, muster) }));
  return many({ id: 'hand', label: `Initiative hand, ${size} cards` }, said, options, defaultHand(muster.nation ?? 'english', size), [
    size,
    size,
  ]);
}

function berthFields(base: Berth, muster: Muster, said: Written): { berth: Berth; fields: Field[] } {
  const name = text({ id: 'name', label: 'Name' }, said, 24, base.name);
  const skill = amount({ id: 'skill', label: 'Skill', help: '2 points each' }, said, { min: 0, max: 2, step: 1, unit: '' }, base.skill);
  const fitOptions = (Object.keys(FIT_WORDS) as Fit[]).map(fit => {
    const price = fitPrice(base, fit, muster.nation);
    return option(
      fit,
      FIT_WORDS[fit].name,
      `${price ?? '–'} points: ${FIT_WORDS[fit].effect}`,
      price === null ? 'Her card does not offer it' : null,
    );
  });
  const fits = many({ id: 'fits', label: 'Improvements' }, said, fitOptions, [...base.fits], [0, fitOptions.length]);
  const bare = { ...base, upgrades: [] };
  const upOptions = UpgradeId.options.map(id =>
    option(id, UPGRADES[id].name, `${UPGRADES[id].cost} points: ${UPGRADES[id].effect}`, upgradeBar(bare, id, muster)),
  );
  const upgrades = many({ id: 'upgrades', label: 'Upgrade cards' }, said, upOptions, [...base.upgrades], [0, 2]);
  const isFlag = muster.flagship === base.id;
  const captains = [
    option('none', 'None'),
    ...Captain.options.map(id =>
      option(
        id,
        id,
        `${CAPTAINS[id].cost} points`,
        CAPTAINS[id].nation !== null && CAPTAINS[id].nation !== muster.nation ? 'Another flag' : null,
      ),
    ),
  ];
  const captain = choice(
    { id: 'captain', label: 'Captain', bar: isFlag ? 'The Admiral commands her' : null },
    said,
    captains,
    'none',
    'none',
  );
  const who = valueIn<string>(captain);
  return {
    berth: {
      ...base,
      name: valueIn<string>(name).trim() || base.name,
      skill: valueIn<number>(skill),
      fits: valueIn<Fit[]>(fits),
      upgrades: valueIn<UpgradeId[]>(upgrades),
      captain: isFlag || who === 'none' ? null : (who as Captain),
    },
    fields: [name, skill, fits, upgrades, captain],
  };
}

/** A Flagship that was named and has since left the squadron: still to be read, no longer to be had. */
function goneFrom(berths: readonly Berth[], said: Written): Option[] {
  const named = said['flagship'];
  const isGone = typeof named === 'string' && !berths.some(berth => berth.id === named);
  return isGone ? [option(named, named, null, 'No longer in the squadron')] : [];
}

/** Reads a builder's answers from the top down: nation, ships, admiral, flagship, hand, then each ship. */
export function compose(size: Size, held: Nation | null, answers: Answered, tables: Tables = TABLES): Draft {
  const said = answers['squadron'] ?? {};
  const start = startField(size, held, said);
  const nation = NATIONS.find(one => start.value === `${one}-${size}`) ?? 'english';
  const base = readySquadron(nation, size);
  const { admiral, hired, fields } = admiralFields(base, said);
  const spent = (ships: readonly Berth[]) =>
    musterPrice({ ...base, admiral, hired, ships: [...ships] }) - ships.reduce((sum, one) => sum + CLASSES[one.class].points, 0);
  const own = said['ships'] !== undefined;
  const ships = shipsField(size, { ...base, admiral }, SIZES[size].points - (own ? spent([]) : spent(base.ships)), tables, said);
  const berths = own ? berthsFor(valueIn<Record<string, number>>(ships), base) : base.ships;
  const flagOptions = [
    ...berths.map(berth => option(berth.id, berth.name, `${berthPrice(berth, nation)} points`)),
    ...goneFrom(berths, said),
  ];
  const silentFlag = berths.some(berth => berth.id === base.flagship) ? base.flagship : (berths[0]?.id ?? null);
  const flagship = choice({ id: 'flagship', label: 'Flagship' }, said, flagOptions, silentFlag, 'none');
  const hand = handField({ nation, admiral }, said);
  const shell: Muster = { ...base, admiral, hired, ships: berths, flagship: `${flagship.value ?? ''}`, hand: valueIn<CardId[]>(hand) };
  const fitted = berths.map(berth => berthFields(berth, shell, answers[berth.id] ?? {}));
  const muster = { ...shell, ships: fitted.map(one => one.berth) };
  return { muster, squadron: [start, ships, ...fields, flagship, hand], berths: fitted };
}
