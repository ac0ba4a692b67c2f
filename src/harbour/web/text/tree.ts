import { parser } from '@odiffey/discord-markdown';

/** A piece of Discord's Markdown, read. Which fields are there depends on `type`. */
export interface Node {
  readonly type: string;
  readonly content?: string | readonly Node[];
  readonly items?: readonly (readonly Node[])[];
  readonly ordered?: boolean;
  readonly start?: number;
  readonly level?: number;
  readonly target?: string;
  readonly id?: string;
  readonly name?: string;
  readonly timestamp?: string;
  readonly style?: string;
}

/** The library knows `</name:id>` for names of one word only; Discord's have up to three. */
const COMMAND = /<\/([\w-]+(?: [\w-]+){1,2}):\d+>/g;

/** Reads Markdown. Text that the library splits letter by letter is put together again. */
export const readMarkdown = (source: string): readonly Node[] =>
  joined(parser(source.replace(COMMAND, (_, name: string) => `\`/${name}\``)) as readonly Node[]);

function joined(nodes: readonly Node[]): readonly Node[] {
  return nodes.reduce<Node[]>((done, node) => {
    const last = done.at(-1);
    if (last?.type === 'text' && node.type === 'text') done.splice(-1, 1, { ...last, content: `${textOf(last)}${textOf(node)}` });
    else done.push(node);
    return done;
  }, []);
}

const textOf = ({ content }: Node): string => (typeof content === 'string' ? content : '');
