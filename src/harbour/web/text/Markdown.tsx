import { Fragment, type VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { useDeck } from '../context.js';
import { titleOfRoom } from '../rooms.js';
import { Spoiler } from './Spoiler.js';
import { Stamp } from './Stamp.js';
import { type Node, readMarkdown } from './tree.js';

/** Discord's Markdown, drawn as elements: nothing that a message says is ever taken for HTML. */
export function Markdown({ source }: { readonly source: string }) {
  const nodes = useMemo(() => readMarkdown(source.trim()), [source]);
  return <div class="text">{all(nodes)}</div>;
}

const all = (nodes: Node['content']): (VNode | string)[] | string =>
  typeof nodes === 'string' ? nodes : (nodes ?? []).map((node, nth) => <Piece key={nth} node={node} />);

const TAGS: Readonly<Record<string, 'strong' | 'em' | 'u' | 's' | 'code' | 'blockquote' | 'small'>> = {
  strong: 'strong',
  em: 'em',
  u: 'u',
  strike: 's',
  inlineCode: 'code',
  blockQuote: 'blockquote',
  footnote: 'small',
};

function Piece({ node }: { readonly node: Node }) {
  const Tag = TAGS[node.type];
  if (Tag) return <Tag>{all(node.content)}</Tag>;
  switch (node.type) {
    case 'br':
    case 'newline':
      return <br />;
    case 'heading':
      return <Heading node={node} />;
    case 'list':
      return <List node={node} />;
    case 'codeBlock':
      return (
        <pre>
          <code>{all(node.content)}</code>
        </pre>
      );
    case 'spoiler':
      return <Spoiler>{all(node.content)}</Spoiler>;
    case 'link':
    case 'url':
    case 'autolink':
      return <Away node={node} />;
    default:
      return node.type.startsWith('discord') ? <Named node={node} /> : <Fragment>{all(node.content)}</Fragment>;
  }
}

/** The page's own headings are one and two: those of messages come below. */
function Heading({ node: { level = 1, content } }: { readonly node: Node }) {
  const Tag = level === 1 ? 'h3' : level === 2 ? 'h4' : 'h5';
  return <Tag class={`heading-${level}`}>{all(content)}</Tag>;
}

function List({ node: { ordered, start, items = [] } }: { readonly node: Node }) {
  const lines = items.map((item, nth) => <li key={nth}>{all(item)}</li>);
  return ordered ? <ol start={start ?? 1}>{lines}</ol> : <ul>{lines}</ul>;
}

/** Only addresses of the web are followed. */
function Away({ node: { target = '', content } }: { readonly node: Node }) {
  if (!/^https?:\/\//.test(target)) return <Fragment>{all(content)}</Fragment>;
  return (
    <a href={target} target="_blank" rel="noopener noreferrer">
      {all(content)}
    </a>
  );
}

/** People, channels, commands, times. */
function Named({ node }: { readonly node: Node }) {
  const { state } = useDeck();
  const { id = '', name = '' } = node;
  switch (node.type) {
    case 'discordTimestamp':
      return <Stamp time={Number(node.timestamp) * 1000} style={node.style ?? 'f'} />;
    case 'discordChannel':
      return <ToRoom id={id} />;
    case 'discordEmoji':
      return <span>:{name}:</span>;
    case 'discordSlash':
      return <code>/{name}</code>;
    case 'discordUser':
      return <span class="mention">@{[...state.people, state.bot].find(one => one?.id === id)?.name ?? 'somebody'}</span>;
    default:
      return <span class="mention">@{node.type.replace('discord', '').toLowerCase()}</span>;
  }
}

function ToRoom({ id }: { readonly id: string }) {
  const { state, acts } = useDeck();
  const room = state.rooms[id];
  if (!room) return <span class="mention">#no access</span>;
  return (
    <button type="button" class="mention" onClick={() => acts.show({ kind: 'room', id })}>
      {titleOfRoom(room, state.bot)}
    </button>
  );
}
