import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/**
 * Who may come in. The double listens on loopback alone; but any page in the same browser can reach loopback too, by another name that
 * leads there or by a connection that browsers do not hold back. So the name asked for, and the page that asks, must be the double's own.
 */

const NAMES = ['127.0.0.1', 'localhost'];

const ownHosts = (port: number): string[] => NAMES.map(name => `${name}:${port}`);

/** Whether it was asked for by a name of loopback. */
export const rightHost = ({ headers }: IncomingMessage, port: number): boolean => ownHosts(port).includes(headers.host ?? '');

/** Whether it comes from the double's own page. Browsers always name the page that opens a socket. */
export const ownPage = (request: IncomingMessage, port: number): boolean =>
  rightHost(request, port) && request.headers.origin === `http://${request.headers.host}`;

/** What every answer to a browser carries: no other page frames it, and it runs nothing but its own. */
export const GUARDS = {
  'content-security-policy':
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

export const turnAway = (response: ServerResponse): void =>
  void response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' }).end('Only by 127.0.0.1 or localhost.\n');

export const keepOut = (socket: Duplex): void =>
  void socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
