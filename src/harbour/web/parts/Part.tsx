import type { Media, Message, Part as Shape } from '../shapes.js';
import { Markdown } from '../text/Markdown.js';
import { Spoiler } from '../text/Spoiler.js';
import { Button } from './Button.js';
import { FileCard } from './FileCard.js';
import { Gallery } from './Gallery.js';
import { MessageSelect } from './MessageSelect.js';
import { colourOf } from './media.js';

export interface PartProps {
  readonly part: Shape;
  readonly message: Message;
}

/** A component of a message, of whichever kind. Keys are places, so that what is pressed keeps the focus when the message is edited. */
export function Part({ part, message }: PartProps) {
  switch (part.type) {
    case 1:
      return (
        <div class="row">
          <Parts parts={part.components} message={message} />
        </div>
      );
    case 2:
      return <Button part={part} message={message} />;
    case 9:
      return <Section part={part} message={message} />;
    case 10:
      return <Markdown source={part.content ?? ''} />;
    case 11:
      return part.media ? <Thumbnail part={part} media={part.media} /> : null;
    case 12:
      return <Gallery items={part.items ?? []} />;
    case 13:
      return part.file ? <FileCard url={part.file.url} name={part.name ?? 'file'} size={part.size ?? null} /> : null;
    case 14:
      return part.divider === false ? <div class={`gap-${part.spacing ?? 1}`} /> : <hr class={`gap-${part.spacing ?? 1}`} />;
    case 17:
      return <Container part={part} message={message} />;
    default:
      return part.options || part.type >= 5 ? <MessageSelect part={part} message={message} /> : null;
  }
}

export const Parts = ({ parts, message }: { readonly parts: readonly Shape[] | undefined; readonly message: Message }) => (
  <>
    {parts?.map((part, nth) => (
      <Part key={`${nth}-${part.type}`} part={part} message={message} />
    ))}
  </>
);

function Container({ part, message }: PartProps) {
  const accent = part.accent_color == null ? {} : { style: { borderLeftColor: colourOf(part.accent_color) } };
  const inner = (
    <div class={part.accent_color == null ? 'container' : 'container accented'} {...accent}>
      <Parts parts={part.components} message={message} />
    </div>
  );
  return part.spoiler ? <Spoiler block>{inner}</Spoiler> : inner;
}

/** Text with a button or a small picture beside it. */
function Section({ part, message }: PartProps) {
  return (
    <div class="section">
      <div class="words">
        <Parts parts={part.components} message={message} />
      </div>
      {part.accessory && (
        <div class="accessory">
          <Part part={part.accessory} message={message} />
        </div>
      )}
    </div>
  );
}

const Thumbnail = ({ part, media }: { readonly part: Shape; readonly media: Media }) => (
  <Gallery items={[{ media, description: part.description ?? null, spoiler: part.spoiler === true }]} />
);
