import type { Person } from '../person/person.js';
import type { Offer, Someone } from './wire.js';

/** What a playground stands on: who may be played, and the hands that do what no person of the double can. */
export interface Ground {
  /** The built page; a file of it is served as it lies there. */
  readonly folder: string;
  readonly guild: string;
  readonly people: readonly Someone[];
  readonly offers: readonly Offer[];
  /** Opens and starts an offered battle for a person; gives the channel where he has something to do. What hinders it, it throws in words. */
  begin(person: Person, battle: string): Promise<string>;
  /** Moves the one clock of double, bot and table: to the next deadline of the person's battles (null), or by hours. Gives why not, in words. */
  wait(person: string, hours: number | null): Promise<string | null>;
  /** When the next turn of the person's battles is due, in milliseconds since 1970. */
  due(person: string): Promise<number | null>;
}
