import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { GUARDS } from './door.js';

/** The built page, as files. */

const KINDS: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

const plain = { 'content-type': 'text/plain; charset=utf-8', ...GUARDS };

/** Serves one file of a folder, and never one outside it. */
export async function serveFile(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405, { allow: 'GET, HEAD' }).end();
  const path = pathOf(request.url ?? '/');
  const bytes = path === null ? null : await readFile(join(folder, path)).catch(() => null);
  if (path !== null && bytes !== null) {
    const kind = KINDS[extname(path)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': kind, 'cache-control': freshness(path), ...GUARDS });
    return void response.end(request.method === 'HEAD' ? undefined : bytes);
  }
  const built = path !== '/index.html';
  response.writeHead(built ? 404 : 503, plain).end(built ? 'There is nothing here.\n' : 'The page is not built: npm run build makes it.\n');
}

/** A path inside the folder, or null. The path is made normal as an absolute one, so that no `..` leads above it. */
function pathOf(url: string): string | null {
  try {
    const path = normalize(decodeURIComponent(url.split('?')[0] ?? '/'));
    return path.includes('\0') ? null : path.endsWith('/') ? `${path}index.html` : path;
  } catch {
    return null;
  }
}

/** Files under `assets` have their content in their names. */
const freshness = (path: string): string => (path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
