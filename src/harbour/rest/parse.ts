import type { IncomingMessage } from 'node:http';
import { notJson, tooLarge } from '../errors.js';
import type { Upload } from '../messages/body.js';

/** What a request holds: its JSON, alone or as `payload_json` of a form, and the files of the form. */
export interface Parsed {
  readonly body: unknown;
  readonly uploads: readonly Upload[];
}

const BIGGEST_REQUEST = 25 * 1024 * 1024;

export async function bytesOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

export async function parse(bytes: Buffer<ArrayBuffer>, type: string): Promise<Parsed> {
  if (bytes.byteLength > BIGGEST_REQUEST) throw tooLarge(`a request of ${bytes.byteLength} bytes: at most ${BIGGEST_REQUEST}`);
  if (bytes.byteLength === 0) return { body: {}, uploads: [] };
  if (!type.startsWith('multipart/')) return { body: json(bytes.toString('utf8')), uploads: [] };
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  const uploads: Upload[] = [];
  for (const [key, value] of form.entries()) {
    if (typeof value === 'string') continue;
    const data = new Uint8Array(await value.arrayBuffer());
    uploads.push({ key: /\d+/.exec(key)?.[0] ?? '0', name: value.name, type: value.type || 'application/octet-stream', data });
  }
  return { body: json(String(form.get('payload_json') ?? '{}')), uploads };
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw notJson();
  }
}
