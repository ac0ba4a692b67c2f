import { FileCard } from '../parts/FileCard.js';
import { Gallery } from '../parts/Gallery.js';
import type { Attachment, Message } from '../shapes.js';

const V2 = 1 << 15;
const isPicture = ({ content_type: kind }: Attachment): boolean => kind?.startsWith('image/') === true;

/** The files that a message carries. With Components V2 only those show that a component names. */
export function Carried({ message }: { readonly message: Message }) {
  if ((message.flags & V2) !== 0 || message.attachments.length === 0) return null;
  const pictures = message.attachments.filter(isPicture);
  return (
    <div class="carried">
      {pictures.length > 0 && <Gallery items={pictures.map(one => ({ media: one, description: one.description ?? null }))} />}
      {message.attachments
        .filter(one => !isPicture(one))
        .map(one => (
          <FileCard key={one.id} url={one.url} name={one.filename} size={one.size} />
        ))}
    </div>
  );
}
