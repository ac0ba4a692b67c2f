/** One thing that a short text may say; the lightest `rank` is kept longest. */
export interface Item {
  readonly text: string;
  readonly rank: number;
}
export interface Group {
  readonly title: string;
  readonly items: readonly Item[];
}

const ROOM_FOR_MORE = 24;

/** Fits as many items as the limit has room for, whole, and says how many were left out. Groups and items keep their order. */
export function shorten(head: string, groups: readonly Group[], limit: number): string {
  const kept = new Set<Item>();
  let room = limit - head.length - groups.reduce((sum, group) => sum + group.title.length + 4 + ROOM_FOR_MORE, 0);
  for (const item of groups.flatMap(group => group.items).sort((a, b) => a.rank - b.rank)) {
    if (item.text.length + 2 > room) break;
    kept.add(item);
    room -= item.text.length + 2;
  }
  return [head, ...groups.map(group => compose(group, kept))]
    .filter(part => part !== '')
    .join(' ')
    .slice(0, limit);
}

function compose(group: Group, kept: ReadonlySet<Item>): string {
  const said = group.items.filter(item => kept.has(item)).map(item => item.text);
  const left = group.items.length - said.length;
  if (group.items.length === 0) return '';
  const all = left > 0 ? [...said, said.length > 0 ? `${left} more` : `${left} ships`] : said;
  return `${group.title}: ${all.join('; ')}.`;
}
