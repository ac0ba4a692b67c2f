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

/** What is filled in by now, which fields are shown, and what is wrong with them. */
function useFilling({ leaf, room, leave }: Props) {
  const { acts } = useDeck();
  const [filled, setFilled] = useState<Readonly<Record<string, Filled>>>({});
  const [shown, setShown] = useState(() => leaf.options.filter(one => one.required).map(one => one.name));
  const [fault, setFault] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  return {
    filled,
    shown,
    fault,
    sending,
    fill(name: string, now: Filled) {
      setFault(null);
      setFilled({ ...filled, [name]: now });
    },
    show: (name: string) => setShown([...shown, name]),
    hide(name: string) {
      setShown(shown.filter(one => one !== name));
      setFilled(Object.fromEntries(Object.entries(filled).filter(([key]) => key !== name)));
    },
    async send() {
      const gathered = gather(leaf, filled);
      if ('fault' in gathered) return setFault(gathered.fault);
      setSending(true);
      if (await acts.slash(room.id, leaf.path, gathered.options)) leave();
      else setSending(false);
    },
  };
}

/** A command being filled in: what it needs as fields at once, the rest by its name. Enter sends, Escape leaves. */
export function CommandForm(props: Props) {
  const { leaf, room, leave } = props;
  const own = useRef<HTMLFormElement>(null);
  const { filled, shown, fault, sending, fill, show, hide, send } = useFilling(props);
  const others = soFar(leaf, filled);
  const without = (name: string) => {
    hide(name);
    own.current?.querySelector<HTMLElement>('.send')?.focus();
  };
  const submit = (event: Event) => {
    event.preventDefault();
    if (!sending) void send();
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) leave();
  };
  return (
    // Escape leaves the command from any of its fields.
    <form ref={own} class="box command" aria-label={`Command ${leaf.path}`} onKeyDown={keys} onSubmit={submit}>
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
              fill={now => fill(option.name, now)}
              hide={option.required ? null : () => without(option.name)}
            />
          ))}
        <More options={leaf.options.filter(one => !shown.includes(one.name))} show={show} />
        <Ends sending={sending} leave={leave} />
      </div>
    </form>
  );
}

interface MoreProps {
  readonly options: Leaf['options'];
  readonly show: (name: string) => void;
}

/** What else the command may be given. */
const More = ({ options, show }: MoreProps) => (
  <>
    {options.map(option => (
      <button key={option.name} type="button" class="more" title={option.description} onClick={() => show(option.name)}>
        + {option.name}
      </button>
    ))}
  </>
);

const Ends = ({ sending, leave }: { readonly sending: boolean; readonly leave: () => void }) => (
  <span class="ends">
    <button type="submit" class="button s1 send" aria-disabled={sending}>
      {sending ? 'Sending…' : 'Send'}
    </button>
    <button type="button" class="plain" aria-label="Leave this command" onClick={leave}>
      ✕
    </button>
  </span>
);
