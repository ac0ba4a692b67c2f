import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

/**
 * Who may import whom (ARCHITECTURE.md). The longest listed folder that holds a file is its home; a file may import from
 * its home, from the listed folders and from the listed packages, and from nothing else.
 */
const MAY_IMPORT: Record<string, { folders: string[]; packages: string[] }> = {
  'src/engine': { folders: [], packages: ['zod', 'node:crypto'] },
  'src/rulesets': { folders: ['src/engine'], packages: ['zod'] },
  'src/table': { folders: ['src/engine', 'src/rulesets'], packages: ['zod', 'luxon', 'jsonc-parser', 'node:crypto'] },
  'src/store': {
    folders: ['src/engine', 'src/table/ports'],
    packages: ['zod', '@prisma/client', '@prisma/adapter-better-sqlite3', 'better-sqlite3', 'node:'],
  },
  'src/render': { folders: ['src/engine/sheet'], packages: ['@napi-rs/canvas', 'gifenc', 'tsx', 'node:'] },
  'src/discord': { folders: ['src/table', 'src/render', 'src/engine'], packages: ['discord.js', 'zod', 'pino', 'luxon', 'node:'] },
  'src/harbour': { folders: [], packages: ['ws', 'zod', 'discord-api-spec', '@odiffey/discord-markdown', 'node:'] },
  'src/harbour/web': { folders: ['src/harbour/playground/wire'], packages: ['preact', '@odiffey/discord-markdown', 'vite'] },
  commands: { folders: ['src/discord', 'src/table'], packages: ['discord.js'] },
};

const IMPURE = /\bMath\.random\b|\bDate\b|\bprocess\b|\bconsole\b|\bsetTimeout\b|\bfetch\b|\basync\b|\bawait\b|\bPromise\b/;
const root = resolve(import.meta.dirname, '..');
const files = ['src', 'commands']
  .flatMap(top => readdirSync(join(root, top), { recursive: true, encoding: 'utf8' }).map(name => join(top, name)))
  .filter(name => /\.tsx?$/.test(name) && !name.startsWith('src/store/generated/'));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const bare = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '').replace(/`[^`]*`|'[^'\n]*'|"[^"\n]*"/g, "''");
const SPEC = /^(?:import|export)\b[^'"]*?\bfrom\s*'([^']+)'|^import\s*'([^']+)'|\bimport\('([^']+)'\)/gm;
const imports = (text: string) => [...text.matchAll(SPEC)].map(match => match[1] ?? match[2] ?? match[3] ?? '');

const home = (path: string) =>
  Object.keys(MAY_IMPORT)
    .filter(folder => path.startsWith(`${folder}/`))
    .sort((a, b) => b.length - a.length)[0];
const within = (target: string, folder: string) => target === folder || target.startsWith(`${folder}/`);

test.each(files.filter(file => home(file)))('%s imports only what its folder may', file => {
  const here = home(file) ?? dirname(file);
  const rule = MAY_IMPORT[here] ?? { folders: [], packages: [] };
  for (const spec of imports(read(file))) {
    if (!spec.startsWith('.')) {
      expect(
        rule.packages.some(name => spec === name || spec.startsWith(name.endsWith(':') ? name : `${name}/`)),
        `${file} imports ${spec}`,
      ).toBe(true);
      continue;
    }
    const target = relative(root, resolve(root, dirname(file), spec)).replace(/\.js$/, '');
    expect(
      [here, ...rule.folders].some(folder => within(target, folder)),
      `${file} imports ${target}`,
    ).toBe(true);
  }
});

test.each(files.filter(file => /^src\/(engine|rulesets)\//.test(file)))('%s is pure', file => {
  expect(bare(read(file))).not.toMatch(IMPURE);
});

test('rulesets do not know one another', () => {
  for (const file of files.filter(name => /^src\/rulesets\/[^/]+\//.test(name))) {
    const own = file.split('/').slice(0, 3).join('/');
    for (const spec of imports(read(file)).filter(name => name.startsWith('.'))) {
      const target = relative(root, resolve(root, dirname(file), spec));
      if (target.startsWith('src/rulesets/')) expect(within(target, own), `${file} imports ${target}`).toBe(true);
    }
  }
});

test('no folder under src is without a rule', () => {
  const known = [...Object.keys(MAY_IMPORT), 'src/main', 'src/config', 'src/crew', 'src/demonstration', 'src/playground'];
  for (const file of files)
    expect(
      known.some(folder => within(file.replace(/\.ts$/, ''), folder)),
      file,
    ).toBe(true);
});
