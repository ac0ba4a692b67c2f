import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { Options } from '../deeds.js';
import { moved } from '../parts/listKeys.js';
import type { Definition, Room } from '../shapes.js';
import type { Filled } from './commands.js';
import { FileField } from './FileField.js';
import { Suggestions } from './Suggestions.js';
import { type Suggestion, useSuggestions } from './useSuggestions.js';

export interface OptionProps {
  readonly option: Definition;
  readonly room: Room;
  readonly path: string;
  readonly filled: Filled;
  /** What the other options hold, for the bot to heed while it suggests. */
  readonly others: Options;
  readonly fill: (filled: Filled) => void;
  /** Takes an optional one away. */
  readonly hide: (() => void) | null;
}

const FILE = 11;

export const OptionField = (props: OptionProps) => (props.option.type === FILE ? <FileField {...props} /> : <TypedField {...props} />);

/** The words of an option, what may be chosen for it, and its keys. */
function useOption(props: OptionProps) {
  const { filled, fill, hide } = props;
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const { choices, asking } = useSuggestions(props, open);
  const listed = open && choices.length > 0;
  const type = (words: string) => {
    fill({ words, value: null });
    setAt(0);
    setOpen(true);
  };
  const choose = (nth: number) => {
    const choice = choices[nth];
    if (choice) fill({ words: choice.name, value: choice.value });
    setOpen(false);
  };
  /** Whether the key was for the list. */
  const heard = ({ key }: KeyboardEvent): boolean => {
    if (key === 'Backspace' && filled.words === '' && hide) hide();
    else if (key === 'Escape' && open) setOpen(false);
    else if (listed && (key === 'ArrowDown' || key === 'ArrowUp')) setAt(moved(at, key, namesOf(choices)));
    else if (key === 'ArrowDown') setOpen(true);
    else if (listed && key === 'Enter') choose(at);
    else return false;
    return true;
  };
  const keys = (event: KeyboardEvent) => {
    if (heard(event)) return event.preventDefault();
    if (listed && event.key === 'Tab' && !event.shiftKey && filled.value === null && filled.words !== '') choose(at);
  };
  return { open, setOpen, at, choices, asking, listed, type, choose, keys };
}

const namesOf = (choices: readonly Suggestion[]): string[] => choices.map(one => one.name);

/** An option as a field: words, with what may be chosen above it. */
function TypedField(props: OptionProps) {
  const { option, filled } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { open, setOpen, at, choices, asking, listed, type, choose, keys } = useOption(props);
  useEffect(() => input.current?.focus(), []);
  return (
    <span class="option-field">
      <label for={id}>{option.name}</label>
      <input
        ref={input}
        id={id}
        role="combobox"
        autoComplete="off"
        aria-expanded={listed}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-required={option.required === true}
        aria-activedescendant={listed ? `${id}-${at}` : undefined}
        aria-describedby={`${id}-about`}
        maxLength={option.max_length}
        size={Math.max(10, Math.min(40, filled.words.length + 1))}
        value={filled.words}
        onInput={event => type(event.currentTarget.value)}
        onFocus={() => setOpen(true)}
        onClick={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={keys}
      />
      {open && <Suggestions id={id} option={option} choices={choices} asking={asking} at={at} choose={choose} />}
      <span id={`${id}-about`} class="unseen">
        {option.description}
      </span>
    </span>
  );
}
