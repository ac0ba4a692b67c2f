import { mayRead } from '../permissions.js';
import type { FieldValue, Modal } from '../person/fields.js';
import type { OptionValue } from '../person/options.js';
import type { Outcome } from '../person/outcome.js';
import type { Person } from '../person/person.js';
import { type Port, visibleTo } from '../port.js';
import type { Ground } from './ground.js';
import { showPost } from './tells.js';
import type { Answer, Deed } from './wire.js';

/** What a person has open on his page. */
export interface Desk {
  readonly person: Person;
  /** Modals that the bot has opened for him, by the name that the page has for each. */
  readonly modals: Map<string, Modal>;
}

const AT_ONCE = 100;
/** Modals that a page may leave open before the oldest is forgotten. */
const MOST_MODALS = 20;

type Done<K extends Deed['kind']> = Extract<Deed, { kind: K }>;

export const refused = (words: string): Answer => ({ kind: 'refused', words });

/** Carries out a deed of a person. What his client would not let him do throws, in words. */
export async function carryOut(port: Port, ground: Ground, desk: Desk, deed: Exclude<Deed, Done<'be'>>): Promise<Answer> {
  const { person } = desk;
  switch (deed.kind) {
    case 'read':
      return read(port, person.id, deed);
    case 'slash':
      return answerOf(desk, await person.slash(deed.channel, deed.command, optionsOf(deed.options)));
    case 'autocomplete': {
      const { channel, command, option, typed, others } = deed;
      return { kind: 'choices', choices: await person.autocomplete(channel, command, option, typed, optionsOf(others)) };
    }
    case 'press':
      return answerOf(desk, await person.press(deed.message, deed.control));
    case 'select':
      return answerOf(desk, await person.select(deed.message, deed.control, deed.picks));
    case 'submit':
      return submit(desk, deed);
    case 'say':
      return { kind: 'done', message: person.say(deed.channel, deed.words).id };
    case 'begin':
      return { kind: 'begun', channel: await ground.begin(person, deed.battle) };
    case 'wait': {
      const why = await ground.wait(person.id, deed.hours);
      return why === null ? { kind: 'done', message: null } : refused(why);
    }
  }
}

function read(port: Port, user: string, { channel: id, before }: Done<'read'>): Answer {
  const channel = port.world.channels.get(id);
  if (!channel || !mayRead(port.world, channel, user)) return refused('There is no such channel for you');
  const older = visibleTo(port.world, id, user).filter(one => before === null || BigInt(one.id) < BigInt(before));
  const posts = older.slice(-AT_ONCE).map(one => showPost(port, one));
  return { kind: 'posts', posts, more: older.length > AT_ONCE };
}

async function submit(desk: Desk, { modal: name, fields }: Done<'submit'>): Promise<Answer> {
  const modal = desk.modals.get(name);
  if (!modal) return refused('That form is no longer open');
  const outcome = await desk.person.submit(modal, fields as Record<string, FieldValue>);
  desk.modals.delete(name);
  return answerOf(desk, outcome);
}

function answerOf({ modals }: Desk, { message, modal }: Outcome): Answer {
  if (!modal) return { kind: 'done', message: message?.id ?? null };
  const id = `${modal.customId} ${crypto.randomUUID()}`;
  modals.set(id, modal);
  const [oldest] = modals.keys();
  if (modals.size > MOST_MODALS && oldest !== undefined) modals.delete(oldest);
  return { kind: 'modal', modal: { id, title: modal.title, components: modal.components } };
}

/** A file comes as base64 and goes on as bytes. */
const optionsOf = (options: Done<'slash'>['options']): Record<string, OptionValue> =>
  Object.fromEntries(
    Object.entries(options).map(([name, value]) => [
      name,
      typeof value === 'object' && 'file' in value
        ? { file: { name: value.file.name, data: Buffer.from(value.file.base64, 'base64') } }
        : value,
    ]),
  );
