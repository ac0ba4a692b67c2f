import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toHTML } from '@odiffey/discord-markdown';
import { STYLE } from './pageStyle.js';
import type { Attachment, Component, Message, World } from './world.js';

/** One column of a page: a channel, a thread or a DM, with its messages. */
export interface Column {
  readonly title: string;
  readonly messages: readonly Message[];
}

/** Writes channels as they appear on Discord: `index.html`, and the pictures beside it. Gives the path of the page. */
export function writePage(folder: string, title: string, world: World, columns: readonly Column[]): string {
  mkdirSync(folder, { recursive: true });
  for (const message of columns.flatMap(column => column.messages))
    for (const file of message.attachments) writeFileSync(join(folder, fileName(file)), world.files.get(file.id) ?? new Uint8Array());
  const body = columns
    .map(
      column =>
        `<section><h1>${safe(column.title)}</h1>${column.messages.map(message => showMessage(world, message)).join('\n')}</section>`,
    )
    .join('\n');
  const path = join(folder, 'index.html');
  writeFileSync(
    path,
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${safe(title)}</title><style>${STYLE}</style></head><body>${body}</body></html>\n`,
  );
  return path;
}

const fileName = (file: Attachment): string => `${file.id.slice(-8)}-${file.filename}`;
const safe = (words: string): string =>
  words.replace(/[&<>"]/g, letter => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[letter] ?? letter);

function showMessage(world: World, message: Message): string {
  const author = world.users.get(message.author);
  const time = new Date(message.created).toISOString().slice(0, 16).replace('T', ' ');
  const words = message.content === '' ? '' : `<div>${markdown(world, message.content)}</div>`;
  return `<article><header><b>${safe(author?.username ?? '?')}</b>${author?.bot ? ' <i>APP</i>' : ''} <time>${time}</time></header>${words}${message.components.map(component => show(world, message, component)).join('')}</article>`;
}

/** Discord's Markdown, with people, channels and times as a reader sees them. */
const markdown = (world: World, source: string): string =>
  toHTML(source, {
    discordCallback: {
      user: node => `@${safe(world.users.get(node['id'])?.username ?? 'somebody')}`,
      channel: node => `#${safe(world.channels.get(node['id'])?.name ?? 'somewhere')}`,
      timestamp: node => new Date(Number(node['timestamp']) * 1000).toUTCString().slice(5, 22),
    },
  });

const list = (value: unknown): Component[] => (Array.isArray(value) ? (value as Component[]) : []);

function show(world: World, message: Message, component: Component): string {
  const inner = () =>
    list(component['components'])
      .map(child => show(world, message, child))
      .join('');
  switch (component.type) {
    case 1:
      return `<div class="row">${inner()}</div>`;
    case 2:
      return `<button class="s${String(component['style'])}"${component['disabled'] ? ' disabled' : ''}>${safe(String(component['label'] ?? ''))}</button>`;
    case 10:
      return `<div class="text">${markdown(world, String(component['content']))}</div>`;
    case 12:
      return list(component['items'])
        .map(item => pictureOf(message, item))
        .join('');
    case 14:
      return '<hr>';
    case 17:
      return `<div class="container">${inner()}</div>`;
    default:
      return component.type >= 3 && component.type <= 8
        ? `<select><option>${safe(String(component['placeholder'] ?? ''))}</option></select>`
        : inner();
  }
}

function pictureOf(message: Message, item: Component): string {
  const url = String((item['media'] as { url: string }).url);
  const file = message.attachments.find(one => `attachment://${one.filename}` === url);
  const alt = safe(String(item['description'] ?? ''));
  return file ? `<a href="${fileName(file)}"><img src="${fileName(file)}" alt="${alt}" title="${alt}" loading="lazy"></a>` : '';
}
