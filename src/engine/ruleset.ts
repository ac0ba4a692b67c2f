import type { z } from 'zod';
import type { Audience, Seat, Viewer } from './audience.js';
import type { Dice } from './dice.js';
import type { Answers, Form, Id } from './form.js';
import type { Sheet } from './sheet.js';

declare const seen: unique symbol;
/** What one viewer may know. Only `look` in battle.ts mints it, so a State can never pass for one. */
export type Seen<View> = View & { readonly [seen]: Viewer };

/** A decision that the battle is waiting for. Plain data: it is stored, and it outlives a restart. */
export interface Request {
  /** The ruleset's own, unique in the battle: `3:ship:b.swiftsure`. */
  readonly id: string;
  readonly seat: Seat;
  readonly kind: string;
  /** The battle waits for a `must`, until the deadline; a `may` can be answered or left. */
  readonly need: 'must' | 'may';
  /** `open` requests are announced; a `quiet` one would itself give something away. */
  readonly known: 'open' | 'quiet';
}

export type Orders<Order> = Readonly<Record<Request['id'], Order>>;
export type Tell<Event> = (to: Audience, event: Event) => void;
export interface Told<Event> {
  readonly to: Audience;
  readonly event: Event;
}

/** A seat as a scenario lists it. `side` groups allies; `livery` is its look on the chart. */
export interface Chair {
  readonly id: Seat;
  readonly name: string;
  readonly side: string;
  readonly livery: number;
}

/** How a battle ended. `how` is a key for words.ts; `score` is by side, for leagues. */
export interface Outcome {
  readonly winners: readonly Seat[];
  readonly how: string;
  readonly score: Readonly<Record<string, number>>;
}

/** What a seat's orders come to, with everything missing filled by the rule for silence. */
export interface Settled<Order> {
  readonly orders: Orders<Order>;
  /** In words, a line a unit: what will be done. */
  readonly will: readonly { readonly unit: Id; readonly words: string; readonly silent: boolean }[];
}

/** A turn as it is read. `chief` lines make the post in the thread; the others are a press away. */
export interface Report {
  readonly headline: string;
  readonly lines: readonly { readonly weight: 'chief' | 'plain' | 'small'; readonly text: string }[];
}

export interface Preview {
  readonly sheet: Sheet;
  /** One or two lines: what is drawn, and what it assumes. */
  readonly words: string;
}

/** The chart in words: `short` for alt text (≤ 1,024 characters), `long` to fight from. */
export interface Description {
  readonly short: string;
  readonly long: string;
}

/** Somebody on the chart whose range bands and arcs of fire can be asked for. */
export interface Gunner {
  readonly id: Id;
  readonly name: string;
  /** What she is, in a few words. */
  readonly note: string;
}

/** The types of one game. */
export interface Kinds {
  Scenario: ScenarioHead;
  State: unknown;
  Order: unknown;
  Event: { kind: string };
  View: unknown;
  Ruling: unknown;
}

/** What every scenario file says, whatever its ruleset. */
export interface ScenarioHead {
  readonly id: string;
  readonly ruleset: string;
  readonly title: string;
  /** One or two sentences for whoever chooses it. */
  readonly blurb: string;
  readonly seats: readonly Chair[];
  /** See teaching.ts. */
  readonly lessons?: readonly string[] | undefined;
  readonly ai?: readonly Seat[] | undefined;
  readonly next?: string | undefined;
}

/**
 * A whole game. Only the first group of functions sees the State; all others see a view that `look` has made, so menus, refusals,
 * previews, pictures and words cannot say more than the view does. Everything is pure.
 */
export interface Ruleset<K extends Kinds> {
  readonly id: string;
  /** A battle keeps the version that it started with. */
  readonly version: number;
  readonly name: string;
  /** One sentence for the list of games. */
  readonly tagline: string;
  readonly schema: {
    readonly scenario: z.ZodType<K['Scenario']>;
    readonly state: z.ZodType<K['State']>;
    readonly order: z.ZodType<K['Order']>;
    readonly event: z.ZodType<K['Event']>;
    readonly view: z.ZodType<K['View']>;
    readonly ruling: z.ZodType<K['Ruling']>;
  };

  // Behind the screen: these alone see the State.
  setup(scenario: K['Scenario'], dice: Dice): K['State'];
  pending(state: K['State']): readonly Request[];
  /** Works on a draft that the engine has cloned. */
  resolve(draft: K['State'], orders: Orders<K['Order']>, dice: Dice, tell: Tell<K['Event']>): void;
  /** Carries out an umpire's ruling on a draft. */
  amend(draft: K['State'], ruling: K['Ruling'], dice: Dice, tell: Tell<K['Event']>): void;
  /** A seat gives the battle up: what that means for its ships is the ruleset's. */
  concede(draft: K['State'], seat: Seat, tell: Tell<K['Event']>): void;
  /** All captains have agreed to part: the battle ends drawn. */
  draw(draft: K['State'], tell: Tell<K['Event']>): void;
  outcome(state: K['State']): Outcome | null;
  view(state: K['State'], viewer: Viewer): K['View'];

  // In front of it.
  ask(view: Seen<K['View']>, seat: Seat, answers: Answers): Form;
  /** Total and always legal: the deadline, the reminder, the ghost and the AI's floor are this one function. */
  settle(view: Seen<K['View']>, seat: Seat, answers: Answers): Settled<K['Order']>;
  preview(view: Seen<K['View']>, seat: Seat, answers: Answers, focus: Id | null): Preview;
  /** The AI captain's answers, from his own view only. */
  captain(view: Seen<K['View']>, seat: Seat): Answers;
  /** Standing orders: what of these answers holds for the next turn too. */
  carry(answers: Answers): Answers;
  askRuling(view: Seen<K['View']>, answers: Answers): Form;
  /** The ruling that these answers make, or null while the form has a refusal. */
  readRuling(view: Seen<K['View']>, answers: Answers): K['Ruling'] | null;
  narrate(view: Seen<K['View']>, heard: readonly K['Event'][]): Report;
  /** The chart first; `heard` is what happened in the step that led here. */
  sheets(view: Seen<K['View']>, heard: readonly K['Event'][]): readonly Sheet[];
  describe(view: Seen<K['View']>, heard: readonly K['Event'][]): Description;
  /** Who can be measured from; nobody where nothing is measured. */
  gunners(view: Seen<K['View']>): readonly Gunner[];
  /** The chart with one gunner's range bands and arcs, and in words whom they bear on; null for whoever is none. */
  measure(view: Seen<K['View']>, heard: readonly K['Event'][], gunner: Id): Preview | null;
  /** A die's reason in words: `Tonnant tries to tack`. */
  explain(view: Seen<K['View']>, why: string): string;
  /** How it ended, in words; null while it goes on. */
  verdict(view: Seen<K['View']>): string | null;
}
