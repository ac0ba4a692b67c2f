import { useRef, useState } from 'preact/hooks';
import { useDeck } from '../context.js';
import { Listbox } from '../parts/Listbox.js';
import { useListKeys } from '../parts/useListKeys.js';
import { Avatar } from './Avatar.js';
import { Look } from './Look.js';

/** Who one is, and whom one may become. */
export function Me() {
  const { state, acts } = useDeck();
  const own = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const { me, people } = state;
  const become = (nth: number) => {
    const one = people[nth];
    setOpen(false);
    if (one && one.id !== me?.id) acts.be(one.id);
  };
  const openUp = () => {
    keys.setAt(
      Math.max(
        0,
        people.findIndex(one => one.id === me?.id),
      ),
    );
    setOpen(true);
  };
  const keys = useListKeys({
    labels: people.map(one => one.name),
    open,
    pick: become,
    openAt: () => openUp(),
    close: () => setOpen(false),
  });
  if (me === null) return null;
  const picks = people.map(one => ({ value: one.id, label: one.name, note: one.role, emoji: null }));
  return (
    <div class="me" ref={own} onFocusOut={event => !own.current?.contains(event.relatedTarget as Node | null) && setOpen(false)}>
      <button
        type="button"
        role="combobox"
        class="who"
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls="people-list"
        aria-label={`You are ${me.name}, ${me.role}. Become somebody else`}
        aria-activedescendant={open ? `people-${keys.at}` : undefined}
        onClick={() => (open ? setOpen(false) : openUp())}
        onKeyDown={keys.press}
      >
        <Avatar id={me.id} name={me.name} />
        <span class="words">
          <b>{me.name}</b>
          <small>{me.role}</small>
        </span>
        <span class="caret" aria-hidden="true" />
      </button>
      {open && <Listbox id="people" label="People" picks={picks} picked={[me.id]} at={keys.at} many={false} pick={become} />}
      <Look />
    </div>
  );
}
