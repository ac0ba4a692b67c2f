import { z } from 'zod';
import { hullNames } from './names.js';
import type { List } from './nouns.js';

/** Names that captains give their ships: short, and with nothing in them that a chat could read as mark-up or a mention (MW1.8). */

export const LONGEST_NAME = 20;
/** Letters that the bundled fonts can draw, figures, and marks that are only ever themselves. */
const LETTER = 'A-Za-zÀ-ÖØ-öø-ž0-9';
const WELL_MADE = new RegExp(`^[${LETTER}](?:[${LETTER} .’&-]*[${LETTER}.])?$`);

export const ShipName = z.string().max(LONGEST_NAME).regex(WELL_MADE);
export type ShipName = z.infer<typeof ShipName>;

/** As it was meant: one space between words, and the apostrophe that print uses. */
export const tidy = (name: string): string => name.normalize('NFC').replace(/\s+/g, ' ').replaceAll("'", '’').trim();

const key = (name: string): string => name.toLocaleLowerCase('en');
export const isSameName = (a: string, b: string): boolean => key(a) === key(b);

/** Why a tidy name may not be given, or null; `others` are the names that are there already. */
export function faultOf(name: string, others: readonly string[]): string | null {
  if (name.length > LONGEST_NAME) return `“${name.slice(0, LONGEST_NAME)}…” is too long: a name has ${LONGEST_NAME} characters at most.`;
  if (!ShipName.safeParse(name).success) return 'A name is made of Latin letters, figures, spaces and ’ . & -, and begins with a letter.';
  return others.some(other => isSameName(other, name)) ? `There is a ${name} already: every ship has a name of her own.` : null;
}

export interface Unnamed {
  readonly list: List | null;
  /** Which fleet of the battle: the stock of names differs. */
  readonly place: number;
  readonly given: readonly (string | null)[];
}

/** Given names stand, and of two captains who gave the same the later has a number to it; the others come from the list's stock. */
export function christen(afloat: readonly string[], fleets: readonly Unnamed[]): string[][] {
  const used = new Set(afloat.map(key));
  const given = fleets.map(fleet => fleet.given.map(name => (name === null ? null : numbered(name, used))));
  return fleets.map(({ list, place }, nth) => {
    const stock = hullNames(list, place);
    return (given[nth] ?? []).map(name => name ?? fresh(stock, used));
  });
}

const NUMERALS = ['', ' II', ' III', ' IV', ' V', ' VI', ' VII', ' VIII', ' IX', ' X'];

/** The name itself, or with the first numeral that makes it a new one. */
function numbered(name: string, used: Set<string>): string {
  const free = NUMERALS.map(numeral => `${name}${numeral}`).find(one => !used.has(key(one))) ?? `${name} ${used.size}`;
  used.add(key(free));
  return free;
}

function fresh(stock: readonly string[], used: Set<string>): string {
  return numbered(stock.find(name => !used.has(key(name))) ?? stock[used.size % stock.length] ?? 'Nameless', used);
}
