import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const page = readFileSync(join(root, 'docs/rules/man-o-warp.md'), 'utf8');
const clauses = [...page.matchAll(/^- \*\*(MW\d+\.\d+)\*\*/gm)].map(match => match[1] ?? '');
const read = (folder: string): string =>
  readdirSync(join(root, folder))
    .filter(name => name.endsWith('.ts') && name !== 'docs.test.ts')
    .map(name => readFileSync(join(root, folder, name), 'utf8'))
    .join('\n');

test('the rules page has clauses, and each number once', () => {
  expect(clauses.length).toBeGreaterThan(40);
  expect(new Set(clauses).size).toBe(clauses.length);
});

test.each(clauses)('%s is played by a test that says so', clause => {
  expect(read('tests/rulesets/man-o-warp')).toMatch(
    new RegExp(`(test|describe)(\\.each\\(.*?\\))?\\(\\s*'${clause.replace('.', '\\.')}[ ,’:]`, 's'),
  );
});

test('clauses cited in the code are on the page', () => {
  const cited = [...read('src/rulesets/man-o-warp').matchAll(/MW\d+\.\d+/g)].map(match => match[0]);
  expect(cited.length).toBeGreaterThan(40);
  expect([...new Set(cited)].filter(clause => !clauses.includes(clause))).toEqual([]);
});
