import { tooLarge } from '../errors.js';
import { pictureSize } from '../pictureSize.js';
import type { Port } from '../port.js';
import type { Attachment } from '../world.js';
import type { MessageBody, Upload } from './body.js';

export const BIGGEST_FILE = 10 * 1024 * 1024;

const KINDS: Record<string, string> = {
  png: 'image/png',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  json: 'application/json',
  txt: 'text/plain; charset=utf-8',
};

/** The kind of a file by the end of its name. */
export const kindOf = (name: string): string => KINDS[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream';

/** Puts a file into the world. */
export function keepFile(port: Port, file: Omit<Upload, 'key'>, description: string | null): Attachment {
  if (file.data.byteLength > BIGGEST_FILE) throw tooLarge(`${file.name} has ${file.data.byteLength} bytes: at most ${BIGGEST_FILE}`);
  const id = port.id();
  port.world.files.set(id, file.data);
  const size = pictureSize(file.data);
  return {
    id,
    filename: file.name,
    size: file.data.byteLength,
    contentType: file.type === 'application/octet-stream' ? kindOf(file.name) : file.type,
    description,
    width: size?.width ?? null,
    height: size?.height ?? null,
  };
}

/** The new files of a request, named and described as its `attachments` say. */
export const keepFiles = (port: Port, body: MessageBody, uploads: readonly Upload[]): Attachment[] =>
  uploads.map(file => {
    const about = body.attachments?.find(one => String(one.id) === file.key);
    return keepFile(port, { ...file, name: about?.filename ?? file.name }, about?.description ?? null);
  });
