import { useEffect, useState } from 'preact/hooks';
import { useDeck } from '../context.js';
import type { PartProps } from './Part.js';
import { boundsOf, pickedAtFirst } from './picks.js';
import { Select } from './Select.js';

/** A select of a message: what is picked goes to the bot at once, or, where several may be picked, when the list is shut. */
export function MessageSelect({ part, message }: PartProps) {
  const { state, acts } = useDeck();
  const { custom_id: id = '' } = part;
  const fromBot = pickedAtFirst(part);
  const [picked, setPicked] = useState(fromBot);
  // The bot's word counts anew whenever it has edited the message.
  useEffect(() => setPicked(fromBot), [id, fromBot.join(), message.edited_timestamp]);
  const busy = state.busy[message.id];
  const send = (picks: readonly string[]) => {
    const [least, most] = boundsOf(part);
    if (picks.length >= least && picks.length <= most && picks.join() !== fromBot.join()) void acts.select(message.id, id, picks);
  };
  return (
    <Select
      part={part}
      picked={picked}
      still={part.disabled === true || busy !== undefined}
      waiting={busy === id}
      change={setPicked}
      shut={send}
    />
  );
}
