import { controlsOf, type Message, type OptionValue, type Person } from '../harbour/index.js';

/** How somebody opens a battle and fills its seats: by the command and the panels that everybody uses. */

interface Place {
  readonly id: string;
  readonly name: string;
}

/** Charts may have to be drawn first. */
const PATIENCE = 60_000;

const holds = (message: Message, label: string): boolean => controlsOf(message).some(one => one['label'] === label);

/** Opens a battle in a channel; gives the card that announces it. */
export async function openBattle(host: Person, channel: string, options: Readonly<Record<string, OptionValue>>): Promise<Message> {
  const panel = await host.slash(channel, 'battle new', options);
  if (!panel.message || !holds(panel.message, 'Open')) throw new Error(panel.text || 'No battle was planned');
  const announced = host.next(channel, message => message.onlyFor === null && holds(message, 'Start'), PATIENCE);
  const [card] = await Promise.all([announced, host.press(panel.message, 'Open')]);
  return card;
}

/** Those seats that anybody may take. */
const free = (card: Message, seats: readonly Place[]): Place[] => seats.filter(seat => holds(card, seat.name));

/** Gives all free seats to the AI, until the battle may start: the card is changed a moment after the press is answered. */
export async function giveToAi(host: Person, card: Message, seats: readonly Place[]): Promise<void> {
  const give = async () => {
    for (const seat of free(card, seats)) await host.select(card, 'Give a free seat to the AI, or take it back', [seat.id]);
  };
  await Promise.all([becomes(host, card, mayStart), give()]);
}

const mayStart = (card: Message): boolean => controlsOf(card).some(one => one['label'] === 'Start' && !one['disabled']);

/** A message that is, or comes to be, as it should. */
const becomes = async (who: Person, { id, channel }: Message, fits: (message: Message) => boolean): Promise<void> => {
  if (who.sees(channel).some(one => one.id === id && fits(one))) return;
  await who.next(channel, one => one.id === id && fits(one), PATIENCE);
};

/** Takes the first free seat, gives the others to the AI and starts; gives the channel with the first orders that are asked of him. */
export async function takeCommand(captain: Person, card: Message, seats: readonly Place[]): Promise<string> {
  const [own, ...others] = free(card, seats);
  if (!own) throw new Error('The battle has no seat for you');
  await captain.press(card, own.name);
  await giveToAi(captain, card, others);
  const dm = captain.dm();
  const asked = captain.next(dm, message => controlsOf(message).some(isOrders), PATIENCE);
  const [orders] = await Promise.all([asked, captain.press(card, 'Start')]);
  return orders.channel;
}

const isOrders = (control: Readonly<Record<string, unknown>>): boolean => String(control['custom_id']).split(':')[3] === 'orders';
