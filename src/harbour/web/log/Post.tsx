import { useMemo } from 'preact/hooks';
import { useDeck } from '../context.js';
import { Avatar } from '../frame/Avatar.js';
import { Parts } from '../parts/Part.js';
import { isPrivate, isThinking, type Message, nameOf } from '../shapes.js';
import { Markdown } from '../text/Markdown.js';
import { writtenTime } from '../text/times.js';
import { focusBefore } from './bring.js';
import { Carried } from './Carried.js';
import { Embeds } from './Embeds.js';
import { Posted } from './Posted.js';
import { ThreadCard } from './ThreadCard.js';

interface Props {
  readonly message: Message;
  readonly head: boolean;
  /** The newest: Tab leads to it, and from there the arrows to the others. */
  readonly last: boolean;
}

/** One message. */
export function Post({ message, head, last }: Props) {
  const content = useMemo(() => <Content message={message} />, [message]);
  const secret = isPrivate(message);
  const name = nameOf(message.author);
  const time = Date.parse(message.timestamp);
  return (
    <article
      id={`post-${message.id}`}
      class={`post${head ? ' head' : ''}${secret ? ' private' : ''}`}
      aria-label={`${name}, ${writtenTime(time, 't', time)}${secret ? ', only you can see this' : ''}`}
      tabIndex={last ? 0 : -1}
    >
      {head && <Used message={message} />}
      {head ? <Avatar id={message.author.id} name={name} bot={message.author.bot === true} /> : <span class="margin" aria-hidden="true" />}
      <div class="body">
        {head && (
          <header>
            <b class="name">{name}</b>
            {message.author.bot && <span class="app">App</span>}
            <Posted time={time} />
          </header>
        )}
        {content}
        {secret && <OnlyYou id={message.id} />}
      </div>
    </article>
  );
}

function Content({ message }: { readonly message: Message }) {
  if (isThinking(message)) return <Thinking name={nameOf(message.author)} />;
  return (
    <>
      {message.content !== '' && <Markdown source={message.content} />}
      {message.embeds.length > 0 && <Embeds embeds={message.embeds} />}
      <Carried message={message} />
      <div class="parts">
        <Parts parts={message.components} message={message} />
      </div>
      {message.edited_timestamp !== null && message.content !== '' && <small class="edited">(edited)</small>}
      {message.reactions && (
        <div class="reactions">
          {message.reactions.map(({ emoji, count }) => (
            <span key={emoji.name} class="reaction">
              {emoji.name} {count}
            </span>
          ))}
        </div>
      )}
      {message.thread && <ThreadCard thread={message.thread} />}
    </>
  );
}

export const Thinking = ({ name }: { readonly name: string }) => (
  <p class="thinking">
    <Dots /> {name} is thinking…
  </p>
);

export const Dots = () => (
  <span class="dots" aria-hidden="true">
    <i />
    <i />
    <i />
  </span>
);

const COMMAND = 20;

/** Who used a command, over what it gave. */
function Used({ message: { type, interaction_metadata: used } }: { readonly message: Message }) {
  if (type !== COMMAND || !used?.user) return null;
  return (
    <p class="used">
      <b>{nameOf(used.user)}</b> used a command
    </p>
  );
}

function OnlyYou({ id }: { readonly id: string }) {
  const { acts } = useDeck();
  return (
    <p class="only-you">
      Only you can see this ·{' '}
      <button
        type="button"
        class="linkish"
        onClick={event => {
          focusBefore(event.currentTarget);
          acts.putAway(id);
        }}
      >
        Dismiss message
      </button>
    </p>
  );
}
