/**
 * Faults to inject: `{ on: 'POST /channels/:id/messages', do: { status: 502, when: 'after' } }`, where `:id` stands for any part of the path
 * (`after`: the work is done, its answer lost); or `{ on: 'event MESSAGE_CREATE', do: { deliver: 'twice' } }` for what the gateway sends.
 */
export type Fault = CallFault | EventFault;

export interface CallFault {
  readonly on: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;
  readonly times?: number;
  /** Only where the message in the path is at least this old, in milliseconds. */
  readonly older?: number;
  readonly do: CallTrouble;
}

export type CallTrouble =
  | { readonly status: number; readonly code?: number; readonly message?: string; readonly when?: When }
  | { readonly rateLimit: 'user' | 'shared' | 'global'; readonly seconds: number; readonly code?: number; readonly message?: string }
  /** No answer ever, or the connection cut. */
  | { readonly hang: true; readonly when?: When }
  | { readonly drop: true; readonly when?: When };

type When = 'before' | 'after';

export interface EventFault {
  readonly on: `event ${string}`;
  readonly times?: number;
  readonly do: { readonly deliver: 'twice' | 'never' } | { readonly late: number };
}

/** Discord’s hidden limit for edits of old messages: a 429 with a code of its own. */
export const oldEdits = (times: number, seconds: number): CallFault => ({
  on: 'PATCH /channels/:id/messages/:id',
  times,
  older: 3_600_000,
  do: {
    rateLimit: 'user',
    seconds,
    code: 30046,
    message: 'Maximum number of edits to messages older than 1 hour reached. Try again later.',
  },
});

export interface FaultPlan {
  add(fault: Fault): void;
  /** The fault that meets this call, used up by it. `age`: of the message in the path. */
  onCall(method: string, path: readonly string[], age: number): CallTrouble | null;
  onEvent(event: string): EventFault['do'] | null;
}

interface Live {
  readonly fault: Fault;
  left: number;
}

/** The parts of a path that a pattern leaves open, or null where it does not fit. */
export function fits(pattern: string, path: readonly string[]): string[] | null {
  const wanted = pattern.split('/').slice(1);
  if (wanted.length !== path.length) return null;
  const open: string[] = [];
  for (const [nth, part] of wanted.entries()) {
    if (part.startsWith(':')) open.push(path[nth] ?? '');
    else if (part !== path[nth]) return null;
  }
  return open;
}

const isCall = (fault: Fault): fault is CallFault => !fault.on.startsWith('event ');

const meets = (fault: Fault, method: string, path: readonly string[], age: number): boolean => {
  const [verb, pattern = ''] = fault.on.split(' ');
  return isCall(fault) && verb === method && fits(pattern, path) !== null && age >= (fault.older ?? 0);
};

export function newPlan(): FaultPlan {
  const live: Live[] = [];
  const use = (fitting: (fault: Fault) => boolean) => {
    const found = live.find(one => one.left > 0 && fitting(one.fault));
    if (found) found.left--;
    return found?.fault;
  };
  return {
    add: fault => void live.push({ fault, left: fault.times ?? 1 }),
    onCall(method, path, age) {
      const found = use(fault => meets(fault, method, path, age));
      return found && isCall(found) ? found.do : null;
    },
    onEvent(event) {
      const found = use(fault => fault.on === `event ${event}`);
      return found && !isCall(found) ? found.do : null;
    },
  };
}
