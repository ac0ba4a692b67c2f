import { z } from 'zod';
import type { Harbour } from '../harbour/index.js';

/** What the playground notes beside the double's world: who is who, and how far the clock was moved. */
export const Notes = z.object({
  ahead: z.number(),
  guild: z.string(),
  channel: z.string(),
  people: z.array(z.object({ id: z.string(), name: z.string(), role: z.string() })).min(1),
});
export type Notes = z.infer<typeof Notes>;

const PEOPLE = [
  ['You', 'captain'],
  ['Captain Harvey', 'captain'],
  ['Umpire', 'umpire'],
  ['Spectator', 'spectator'],
] as const;

/** A server at Spithead: its owner, who is nobody's to play, two captains, an umpire and one who looks on. Each has his way to the bot. */
export function layOut(harbour: Harbour): Notes {
  const guild = harbour.guild('Spithead');
  harbour.person('Harbour master', guild);
  const channel = harbour.channel(guild, 'battles');
  harbour.channel(guild, 'wardroom');
  const people = PEOPLE.map(([name, role]) => {
    const person = harbour.person(name, guild);
    person.dm();
    return { id: person.id, name, role };
  });
  return { ahead: 0, guild, channel, people };
}
