/** Why something is not done: a code for logs and tests, what to say to the person, and what would be legal instead. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly say: string;
  readonly instead: readonly string[];
}

export const REFUSAL_CODES = [
  'no-such-battle',
  'no-such-ruleset',
  'no-such-scenario',
  'no-such-ship',
  'bad-scenario',
  'bad-pace',
  'not-mustering',
  'not-fighting',
  'seat-taken',
  'no-such-seat',
  'not-your-seat',
  'already-seated',
  'not-invited',
  'not-the-opener',
  'seats-free',
  'not-asked',
  'step-resolved',
  'sealed',
  'not-sealed',
  'changed-elsewhere',
  'not-legal',
  'not-ready',
  'slips',
  'nobody-left',
  'not-yet',
  'not-umpire',
  'no-reason',
  'bad-length',
  'no-deadline',
  'paused',
  'not-paused',
  'nothing-to-undo',
  'no-ruling',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** What the table answers: the value, or a refusal that changed nothing. */
export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

export const ok = <T>(value: T): Answer<T> => ({ ok: true, value });
export const refuse = (code: RefusalCode, say: string, ...instead: string[]): Answer<never> => ({
  ok: false,
  refusal: { code, say, instead },
});
