import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '../engine/game.js';
import type { ScenarioHead } from '../engine/ruleset.js';
import { teaches } from '../engine/teaching.js';

/**
 * Reads the scenarios that come with the bot: `<folder>/<ruleset>/*.json`, those that teach first, then by name.
 * @throws one clear line that names the file and the place of the first fault
 */
export function loadLibrary(folder: string, games: readonly Game[]): ScenarioHead[] {
  const all = games.flatMap(game => {
    const home = join(folder, game.id);
    const files = readdirSync(home)
      .filter(name => name.endsWith('.json'))
      .sort();
    return files.map(name => readScenario(game, join(home, name)));
  });
  return [...all.filter(teaches), ...all.filter(one => !teaches(one))];
}

function readScenario(game: Game, file: string): ScenarioHead {
  const check = game.checkScenario(JSON.parse(readFileSync(file, 'utf8')));
  if (check.ok) return check.scenario;
  const first = check.issues[0];
  throw new Error(`${file}: ${first?.path.join('.') ?? ''}: ${first?.message ?? 'not a scenario'}`);
}
