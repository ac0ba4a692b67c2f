import { PUBLIC } from '../../src/engine/audience.js';
import type { BattleRow, DraftRow, NewDispatch, PreferenceRow, SeatRow, StepRow } from '../../src/table/rows.js';

/** Rows for tests: whole and legal; name what matters and leave the rest. */

export const battleRow = (own: Partial<BattleRow> = {}): BattleRow => ({
  id: 'abcd2345',
  guild: '100',
  channel: '200',
  announcement: null,
  thread: null,
  ruleset: 'trafalgar-1805',
  version: 1,
  scenario: { id: 'first-light', seats: ['british', 'french'] },
  title: 'First light',
  phase: 'muster',
  pace: { kind: 'hours', hours: 24 },
  invited: null,
  openedBy: '1',
  umpire: null,
  seed: '0123456789abcdef'.repeat(4),
  step: 0,
  state: null,
  opened: null,
  deadline: null,
  paused: null,
  drawAgreed: [],
  outcome: null,
  created: 1_796_000_000_123,
  ended: null,
  rev: 0,
  ...own,
});

export const seatRow = (own: Partial<SeatRow> = {}): SeatRow => ({
  battle: 'abcd2345',
  seat: 'british',
  place: 0,
  name: 'British',
  side: 'british',
  user: null,
  ai: false,
  reported: false,
  reach: 'dm',
  missed: 0,
  relieved: false,
  conceded: false,
  standing: {},
  ...own,
});

export const draftRow = (own: Partial<DraftRow> = {}): DraftRow => ({
  battle: 'abcd2345',
  step: 1,
  seat: 'british',
  answers: { 'b.victory': { course: 'ne' } },
  rev: 1,
  by: '1',
  scratch: '',
  sealed: null,
  salt: 'aa',
  hash: null,
  hold: false,
  updated: 1_796_000_000_456,
  ...own,
});

export const stepRow = (own: Partial<StepRow> = {}): StepRow => ({
  battle: 'abcd2345',
  step: 1,
  at: 1_796_000_000_789,
  move: { kind: 'orders', orders: {} },
  seals: { british: { hash: 'h', salt: 's', answers: {}, sealed: true, by: 'captain' } },
  told: [{ to: 'everyone', event: { kind: 'moved', ship: 'b.victory' } }],
  rolls: [{ why: 'wind', face: 4 }],
  state: { turn: 1 },
  ...own,
});

export const newDispatch = (own: Partial<NewDispatch> = {}): NewDispatch => ({
  key: 'abcd2345.a',
  battle: 'abcd2345',
  to: PUBLIC,
  body: { kind: 'announcement' },
  due: 1000,
  ...own,
});

export const preferenceRow = (own: Partial<PreferenceRow> = {}): PreferenceRow => ({
  user: '7',
  zone: 'Europe/Paris',
  theme: 'dusk',
  lead: 2.5,
  text: true,
  ...own,
});
