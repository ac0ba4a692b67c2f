import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const page = readFileSync(join(root, 'docs/rules/trafalgar-1805.md'), 'utf8');
const clauses = [...page.matchAll(/^- \*\*(T\d+\.\d+)\*\*/gm)].map(match => match[1] ?? '');
const read = (folder: string) =>
  readdirSync(join(root, folder))
    .filter(name => name.endsWith('.ts'))
    .map(name => readFileSync(join(root, folder, name), 'utf8'))
    .join('\n');

/** Clauses cited in the names of tests: on the line that opens one. */
const openings = read('tests/rulesets/trafalgar-1805')
  .split('\n')
  .filter(line => /^(test\b|\]|\))/.test(line));
const proved = new Set(openings.flatMap(line => line.match(/\bT\d+\.\d+/g) ?? []));
const cited = new Set(read('src/rulesets/trafalgar-1805').match(/\bT\d+\.\d+/g));

test.each(clauses)('%s of the rules page is proved by a test', clause => {
  expect([...proved]).toContain(clause);
});

test('the code cites only clauses that the page has', () => {
  expect([...cited].filter(clause => !clauses.includes(clause))).toEqual([]);
});
