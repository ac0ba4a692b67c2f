import { useRef, useState } from 'preact/hooks';
import { useDeck } from '../context.js';
import type { Room } from '../shapes.js';
import { type Filled, gather, type Leaf, soFar } from './commands.js';
import { OptionField } from './OptionField.js';

interface Props {
  readonly leaf: Leaf;
  readonly room: Room;
  readonly leave: () => void;
}

/** A command being filled in: what it needs as fields at once, the rest by its name. Enter sends, Escape leaves. */
export function CommandForm({ leaf, room, leave }: Props) {
  const { acts } = useDeck();
  const own = useRef<HTMLFormElement>(null);
  const [filled, setFilled] = useState<Readonly<Record<string, Filled>>>({});
  const [shown, setShown] = useState(() => leaf.options.filter(one => one.required).map(one => one.name));
  const [fault, setFault] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const gathered = gather(leaf, filled);
  const others = soFar(leaf, filled);
  const hide = (name: string) => {
    setShown(shown.filter(one => one !== name));
    setFilled(Object.fromEntries(Object.entries(filled).filter(([key]) => key !== name)));
    own.current?.querySelector<HTMLElement>('.send')?.focus();
  };
  const send = async () => {
    if ('fault' in gathered) return setFault(gathered.fault);
    setSending(true);
    const sent = await acts.slash(room.id, leaf.path, gathered.options);
    if (sent) leave();
    else setSending(false);
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) leave();
  };
  const rest = leaf.options.filter(one => !shown.includes(one.name));
  return (
    // Escape leaves the command from any of its fields.
    <form
      ref={own}
      class="box command"
      aria-label={`Command ${leaf.path}`}
      onKeyDown={keys}
      onSubmit={event => {
        event.preventDefault();
        if (!sending) void send();
      }}
    >
      <p class="about">{fault ? <span role="alert">{fault}</span> : leaf.about}</p>
      <div class="fields">
        <b class="path">/{leaf.path}</b>
        {leaf.options
          .filter(one => shown.includes(one.name))
          .map(option => (
            <OptionField
              key={option.name}
              option={option}
              room={room}
              path={leaf.path}
              filled={filled[option.name] ?? { words: '', value: null }}
              others={others}
              fill={now => {
                setFault(null);
                setFilled({ ...filled, [option.name]: now });
              }}
              hide={option.required ? null : () => hide(option.name)}
            />
          ))}
        {rest.map(option => (
          <button key={option.name} type="button" class="more" title={option.description} onClick={() => setShown([...shown, option.name])}>
            + {option.name}
          </button>
        ))}
        <span class="ends">
          <button type="submit" class="button s1 send" aria-disabled={sending}>
            {sending ? 'Sending…' : 'Send'}
          </button>
          <button type="button" class="plain" aria-label="Leave this command" onClick={leave}>
            ✕
          </button>
        </span>
      </div>
    </form>
  );
}
