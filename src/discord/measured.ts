import type { AutocompleteInteraction } from 'discord.js';
import type { Gunner, Preview } from '../engine/ruleset.js';
import { type Scene, sceneFor, viewerOf } from '../table/record.js';
import type { Bridge } from './bridge.js';
import type { Suggestion } from './command.js';
import { chartOf } from './compose.js';
import { marker } from './markers.js';
import { button, type Choice, container, gallery, type Post, row, select, text } from './parts.js';
import { picture, themeOf } from './pictures.js';
import { type Look, placeWith } from './records.js';
import { refusalPost } from './reply.js';
import { matching } from './whichBattle.js';

/** The private chart, and with it the arcs and range bands of whatever ship its reader asks for. */

const PAGE = 22;
const NONE = '~none';
const PAGED = /^~page(\d+)$/;

/** What a choice of the menu means: a ship, none, or another page of ships under the same chart. */
export function pickedGunner(value: string, now: string): Pick<Look, 'gunner' | 'page'> {
  const page = PAGED.exec(value)?.[1];
  if (page !== undefined) return { gunner: now, page: Number(page) };
  return { gunner: value === NONE ? '' : value };
}

/** A ship by her id, or by her name as somebody types it. */
const meant = (all: readonly Gunner[], said: string): Gunner | null =>
  all.find(one => one.id === said) ?? all.find(one => one.name.toLowerCase() === said.trim().toLowerCase()) ?? null;

function menu(all: readonly Gunner[], { battle, place, page }: Look, step: number, chosen: Gunner | null) {
  const last = Math.max(0, Math.ceil(all.length / PAGE) - 1);
  const at = Math.min(last, page ?? Math.max(0, Math.floor(all.findIndex(one => one.id === chosen?.id) / PAGE)));
  const ships = all.slice(at * PAGE, (at + 1) * PAGE);
  const turn = (label: string, to: number): Choice[] => (to < 0 || to > last ? [] : [{ value: `~page${to}`, label }]);
  return select(marker(battle, step, 'measure', placeWith(place, chosen?.id)), 'Arcs and ranges of…', [
    ...(chosen ? [{ value: NONE, label: 'No arcs, no ranges' }] : []),
    ...turn('Ships before these', at - 1),
    ...ships.map(({ id, name, note }) => ({ value: id, label: name, description: note, chosen: id === chosen?.id })),
    ...turn('More ships', at + 1),
  ]);
}

function measured(found: Scene, said: string): { gunner: Gunner; seen: Preview } | null {
  const gunner = meant(found.sight.gunners(), said);
  const seen = gunner && found.sight.measure(found.told, gunner.id);
  return gunner && seen ? { gunner, seen } : null;
}

const refuse = (all: readonly Gunner[], said: string): Post =>
  refusalPost({
    code: 'no-such-ship',
    say: `No ship “${said.slice(0, 40)}” lies on this chart to measure from.`,
    instead: all.length === 0 ? ['the chart without a ship'] : all.slice(0, 8).map(one => one.name),
  });

export async function chartPost(bridge: Bridge, look: Look, found: Scene): Promise<Post> {
  const all = found.sight.gunners();
  const said = look.gunner ?? '';
  const reach = said === '' ? null : measured(found, said);
  if (said !== '' && reach === null) return refuse(all, said);
  const theme = await themeOf(bridge, look.user);
  const name = `${look.battle}-${found.step}`;
  const chart = reach ? await picture(bridge, reach.seen.sheet, `${name}-${reach.gunner.id}`, theme) : await chartOf(bridge, found, theme);
  const inWords = button('In words', marker(look.battle, found.step, 'text', placeWith(look.place, reach?.gunner.id)));
  const menus = all.length === 0 ? [] : [menu(all, look, found.step, reach?.gunner ?? null)];
  const bearing = reach ? [text(`-# ${reach.seen.words}`.slice(0, 2000))] : [];
  return { components: [container(gallery(chart), ...bearing, ...menus, row(inWords))], files: [chart] };
}

/** The chart in words, with whom a ship's guns bear on at its head. */
export function inWords(found: Scene, said: string): string {
  const reach = said === '' ? null : measured(found, said);
  const { long } = found.sight.describe(found.told);
  return reach ? `${reach.seen.words}\n\n${long}` : long;
}

/** Ships of the battle that is meant, as whoever types may see it. */
export async function suggestGunners(typing: AutocompleteInteraction, { deps }: Bridge): Promise<Suggestion[]> {
  const gunners = await deps.store.work(async tx => {
    const here = (await tx.battle(typing.options.getString('battle') ?? '')) ?? (await tx.battleOfThread(typing.channelId));
    const [battle] = here ? [here] : await tx.battles({ phases: ['fighting'], user: typing.user.id });
    if (!battle || (typing.guildId !== null && battle.guild !== typing.guildId)) return [];
    const viewer = viewerOf(battle, await tx.seats(battle.id), typing.user.id);
    const found = await sceneFor(deps, tx, battle, viewer, typing.options.getInteger('step'));
    return found.ok ? found.value.sight.gunners() : [];
  });
  return matching(
    gunners.map(({ id, name, note }) => ({ name: `${name} · ${note}`, value: id })),
    typing.options.getFocused(),
  );
}
