import type { Upload } from '../messages.js';
import type { Port } from '../port.js';

/** One call of the API, as its handler gets it. */
export interface Call {
  readonly port: Port;
  readonly parts: readonly string[];
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly uploads: readonly Upload[];
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

export interface Route {
  /** `POST /channels/:id/messages` */
  readonly on: string;
  readonly handle: (call: Call) => Answer | Promise<Answer>;
}

export const answer = (body: unknown, status = 200): Answer => ({ status, body });
export const empty: Answer = { status: 204, body: null };

/** The parts of a path that a pattern leaves open, or null where it does not fit. */
export function fits(pattern: string, path: readonly string[]): string[] | null {
  const wanted = pattern.split('/');
  if (wanted.length !== path.length) return null;
  const open: string[] = [];
  for (const [nth, part] of wanted.entries()) {
    if (part.startsWith(':')) open.push(path[nth] ?? '');
    else if (part !== path[nth]) return null;
  }
  return open;
}
