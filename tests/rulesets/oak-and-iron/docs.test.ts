import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const clauses = [...read('../../../docs/rules/oak-and-iron.md').matchAll(/^- \*\*(OI\d+\.\d+)\*\*/gm)].map(match => match[1] ?? '');
const files = readdirSync(new URL('.', import.meta.url)).filter(name => name.endsWith('.test.ts') && name !== 'docs.test.ts');
/** Clauses in the names of tests: what stands between the quotes after `test(` or `test.each(…)(`. */
const cited = new Set(
  files.flatMap(name =>
    [...read(name).matchAll(/(?:test\(|\]\)\(|\)\()\s*'([^'\n]*)'/g)].flatMap(match =>
      [...(match[1] ?? '').matchAll(/OI\d+\.\d+/g)].map(one => one[0]),
    ),
  ),
);
const code = readdirSync(new URL('../../../src/rulesets/oak-and-iron', import.meta.url)).map(name =>
  read(`../../../src/rulesets/oak-and-iron/${name}`),
);

test('the rules page numbers each clause once', () => {
  expect(clauses.length).toBeGreaterThan(80);
  expect(new Set(clauses).size).toBe(clauses.length);
});
test.each(clauses)('clause %s is cited by the name of a test', clause => {
  expect(cited.has(clause)).toBe(true);
});
test('no test and no line of code cites a clause that is not there', () => {
  const named = code.flatMap(text => [...text.matchAll(/OI\d+\.\d+/g)].map(match => match[0]));
  expect([...new Set([...cited, ...named])].filter(clause => !clauses.includes(clause))).toEqual([]);
});
