import { findNodeAtLocation, type JSONPath, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { ScenarioHead } from '../engine/ruleset.js';
import { type Answer, ok, refuse } from './answer.js';
import type { Deps } from './deps.js';

const STRICT = { disallowComments: true, allowTrailingComma: false };

/** Reads a scenario file that somebody attaches. Each fault is named by its line, with what was expected there. */
export function readScenarioText(deps: Deps, source: string): Answer<ScenarioHead> {
  const slips: ParseError[] = [];
  const tree = parseTree(source, slips, STRICT);
  const slip = slips[0];
  if (slip || !tree)
    return refuse(
      'bad-scenario',
      'The file is not JSON.',
      `line ${lineAt(source, slip?.offset ?? 0)}: ${slip ? printParseErrorCode(slip.error) : 'nothing there'}`,
    );
  const json: unknown = JSON.parse(source);
  const ruleset = typeof json === 'object' && json !== null && 'ruleset' in json ? json.ruleset : null;
  const game = deps.games.find(one => one.id === ruleset);
  if (!game) return refuse('no-such-ruleset', 'The scenario must name a "ruleset" that is played here.', ...deps.games.map(one => one.id));
  const check = game.checkScenario(json);
  if (check.ok) return ok(check.scenario);
  const lines = check.issues
    .slice(0, 5)
    .map(issue => `line ${lineOf(source, tree, issue.path)}, ${issue.path.join('.') || 'top'}: ${issue.message}`);
  return refuse('bad-scenario', 'The scenario has faults.', ...lines);
}

const lineAt = (source: string, offset: number): number => source.slice(0, offset).split('\n').length;

/** The line of the deepest part of a path that the file has: a missing key is shown where it should be. */
function lineOf(source: string, tree: NonNullable<ReturnType<typeof parseTree>>, path: readonly PropertyKey[]): number {
  for (let depth = path.length; depth > 0; depth--) {
    const node = findNodeAtLocation(tree, path.slice(0, depth) as JSONPath);
    if (node) return lineAt(source, node.offset);
  }
  return 1;
}
