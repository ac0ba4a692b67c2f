import type { Upload } from '../messages/body.js';
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
  readonly headers?: Record<string, string>;
}

export interface Route {
  /** `POST /channels/:id/messages` */
  readonly on: string;
  readonly handle: (call: Call) => Answer | Promise<Answer>;
}

export const answer = (body: unknown, status = 200): Answer => ({ status, body });
export const empty: Answer = { status: 204, body: null };
