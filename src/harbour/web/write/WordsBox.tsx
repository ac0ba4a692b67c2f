import { useEffect, useRef, useState } from 'preact/hooks';
import { useDeck } from '../context.js';
import { moved } from '../parts/listKeys.js';
import { titleOfRoom } from '../rooms.js';
import { isDm, type Room } from '../shapes.js';
import { CommandList } from './CommandList.js';
import { fitting, type Leaf, leavesOf } from './commands.js';

interface Props {
  readonly room: Room;
  readonly choose: (leaf: Leaf) => void;
}

/** What is written in the message box, which commands fit it, and its keys. */
function useWords({ room, choose }: Props) {
  const { state, acts } = useDeck();
  const [words, setWords] = useState('');
  const [at, setAt] = useState(0);
  const leaves = words.startsWith('/') ? fitting(leavesOf(state.commands, isDm(room) ? 'dm' : 'server'), words.slice(1)) : [];
  const write = (now: string) => {
    setWords(now);
    setAt(0);
  };
  const send = async () => {
    if (words.trim() !== '' && (await acts.say(room.id, words.trim()))) write('');
  };
  const inList = ({ key, shiftKey }: KeyboardEvent): boolean => {
    const leaf = leaves[at];
    if ((key === 'Enter' || (key === 'Tab' && !shiftKey)) && leaf) choose(leaf);
    else if (key === 'Escape') write('');
    else if (key === 'ArrowDown' || key === 'ArrowUp') setAt(moved(at, key, pathsOf(leaves)));
    else return false;
    return true;
  };
  const keys = (event: KeyboardEvent) => {
    if (leaves.length > 0 && inList(event)) return event.preventDefault();
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    void send();
  };
  return { words, at, leaves, write, keys };
}

const pathsOf = (leaves: readonly Leaf[]): string[] => leaves.map(one => one.path);

/** The message box. A slash at the beginning opens the list of commands. */
export function WordsBox(props: Props) {
  const { room, choose } = props;
  const { state } = useDeck();
  const box = useRef<HTMLTextAreaElement>(null);
  const { words, at, leaves, write, keys } = useWords(props);
  useEffect(() => fitHeight(box.current), [words]);
  const slash = () => {
    write('/');
    box.current?.focus();
  };
  const title = titleOfRoom(room, state.bot);
  return (
    <>
      {leaves.length > 0 && <CommandList leaves={leaves} at={at} choose={choose} />}
      <div class="box">
        <button type="button" class="slash" aria-label="Use a command" title="Use a command" onClick={slash}>
          /
        </button>
        <textarea
          ref={box}
          rows={1}
          maxLength={2000}
          value={words}
          placeholder={`Message ${title}`}
          aria-label={`Message ${title}. Type / for commands`}
          aria-autocomplete="list"
          aria-controls={leaves.length > 0 ? 'commands-list' : undefined}
          aria-activedescendant={leaves.length > 0 ? `commands-${at}` : undefined}
          onInput={event => write(event.currentTarget.value)}
          onKeyDown={keys}
        />
      </div>
    </>
  );
}

/** As high as what is written, up to the style's own limit. */
function fitHeight(box: HTMLTextAreaElement | null): void {
  if (!box) return;
  box.style.height = 'auto';
  box.style.height = `${box.scrollHeight}px`;
}
