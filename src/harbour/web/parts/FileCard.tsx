import { ownAddress, sizeInWords } from './media.js';

interface Props {
  readonly url: string;
  readonly name: string;
  readonly size: number | null;
}

/** A file to take home. */
export const FileCard = ({ url, name, size }: Props) => (
  <a class="file" href={ownAddress(url)} download={name}>
    <span class="sheet" aria-hidden="true" />
    <span>
      <b>{name}</b>
      {size !== null && <small>{sizeInWords(size)}</small>}
    </span>
  </a>
);
