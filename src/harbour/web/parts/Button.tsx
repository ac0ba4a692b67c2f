import { useDeck } from '../context.js';
import type { Emoji } from '../shapes.js';
import type { PartProps } from './Part.js';

const LINK = 5;

/** A button. What cannot be pressed stays in the order of focus, so that a press that greys it does not lose one's place. */
export function Button({ part, message }: PartProps) {
  const { state, acts } = useDeck();
  const { custom_id: id = '', label, emoji, style = 2, url = '' } = part;
  if (style === LINK)
    return (
      <a class="button s2" href={url} target="_blank" rel="noopener noreferrer">
        <Face emoji={emoji} label={label} /> <span aria-hidden="true">↗</span>
      </a>
    );
  const busy = state.busy[message.id];
  const still = part.disabled === true || busy !== undefined;
  return (
    <button
      type="button"
      class={`button s${style}${busy === id ? ' waiting' : ''}`}
      aria-disabled={still}
      aria-busy={busy === id}
      onClick={() => still || void acts.press(message.id, id)}
    >
      <Face emoji={emoji} label={label} />
    </button>
  );
}

const Face = ({ emoji, label }: { readonly emoji: Emoji | undefined; readonly label: string | undefined }) => (
  <span>
    {emoji?.name && (
      <span class="emoji" aria-hidden={label !== undefined}>
        {emoji.name}
      </span>
    )}
    {label}
  </span>
);
