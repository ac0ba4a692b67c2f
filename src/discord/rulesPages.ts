import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { RulesPage } from './bridge.js';

const MOST = 3700;

/** Reads the rules pages of `docs/rules`: a page a ruleset, a chapter a second-level heading. */
export function readRulesPages(folder: string, rulesets: readonly string[]): RulesPage[] {
  const files = readdirSync(folder).filter(name => name.endsWith('.md') && rulesets.includes(basename(name, '.md')));
  return files.sort().map(name => parsePage(basename(name, '.md'), readFileSync(join(folder, name), 'utf8')));
}

/** A chapter that is longer than a message is cut into parts at line ends. */
export function parsePage(ruleset: string, markdown: string): RulesPage {
  const [head = '', ...parts] = markdown.split(/^## /m);
  const chapters = parts.flatMap((part, nth) => {
    const [title = '', ...lines] = part.split('\n');
    return inParts(lines.join('\n').trim()).map((text, piece, all) => ({
      id: `${nth + 1}${all.length > 1 ? `.${piece + 1}` : ''}`,
      title: all.length > 1 ? `${title} (${piece + 1} of ${all.length})` : title,
      text,
    }));
  });
  return { ruleset, title: /^# (.+)$/m.exec(head)?.[1] ?? ruleset, chapters };
}

function inParts(text: string): string[] {
  const out: string[] = [];
  let part = '';
  for (const line of text.split('\n')) {
    if (part.length + line.length > MOST) {
      out.push(part);
      part = '';
    }
    part += `${line}\n`;
  }
  return [...out, part.trim()];
}
