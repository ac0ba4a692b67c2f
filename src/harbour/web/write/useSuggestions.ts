import { useEffect, useState } from 'preact/hooks';
import type { Acts } from '../acts.js';
import { useDeck } from '../context.js';
import type { Options } from '../deeds.js';
import { titleOfRoom } from '../rooms.js';
import type { Definition } from '../shapes.js';
import type { State } from '../store/state.js';
import type { OptionProps } from './OptionField.js';

export interface Suggestion {
  readonly name: string;
  readonly value: Options[string];
}

const YES_NO = 5;
const PERSON = 6;
const CHANNEL = 7;
const ANYBODY = 9;
/** How long a hand rests before the bot is asked, in milliseconds. */
const REST = 150;

/** What may be chosen by now: the option's own choices, people, channels, or what the bot answers. */
export function useSuggestions(props: OptionProps, open: boolean): { choices: readonly Suggestion[]; asking: boolean } {
  const { state, acts } = useDeck();
  const { option, filled } = props;
  const asked = useAsked(acts, props, open && option.autocomplete === true);
  if (option.autocomplete) return asked;
  const all = ownChoices(option, state);
  const typed = filled.value === null ? filled.words.trim().toLowerCase() : '';
  return { choices: all.filter(one => one.name.toLowerCase().includes(typed)), asking: false };
}

export function ownChoices(option: Definition, { people, bot, rooms }: State): readonly Suggestion[] {
  switch (option.type) {
    case YES_NO:
      return [
        { name: 'True', value: true },
        { name: 'False', value: false },
      ];
    case PERSON:
    case ANYBODY:
      return [...people, ...(bot ? [bot] : [])].map(one => ({ name: one.name, value: { user: one.id } }));
    case CHANNEL:
      return Object.values(rooms).map(room => ({ name: titleOfRoom(room, bot), value: { channel: room.id } }));
    default:
      return option.choices ?? [];
  }
}

/** Asks the bot when the hand rests; an answer that comes after the words have changed is dropped. */
function useAsked(acts: Acts, { option, room, path, filled, others }: OptionProps, wanted: boolean) {
  const [choices, setChoices] = useState<readonly Suggestion[]>([]);
  const [asking, setAsking] = useState(false);
  const { [option.name]: _, ...rest } = others;
  const around = JSON.stringify(rest);
  // Asked anew when words or other options change, not when the page is drawn.
  useEffect(() => {
    if (!wanted) return;
    let late = false;
    setAsking(true);
    const timer = setTimeout(async () => {
      const typed = filled.value === null ? filled.words : '';
      const found = await acts.suggest({ channel: room.id, command: path, option: option.name, typed, others: rest });
      if (late) return;
      setChoices(found);
      setAsking(false);
    }, REST);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [wanted, filled.words, filled.value, around]);
  return { choices, asking };
}
