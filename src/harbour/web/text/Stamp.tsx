import { useNow } from '../context.js';
import { writtenTime } from './times.js';

/** `<t:…>`: it stays true while one looks at it; the whole date shows on pointing. */
export function Stamp({ time, style }: { readonly time: number; readonly style: string }) {
  const now = useNow(style === 'R' ? 1_000 : 60_000);
  return (
    <time class="stamp" dateTime={new Date(time).toISOString()} title={writtenTime(time, 'F', now)}>
      {writtenTime(time, style, now)}
    </time>
  );
}
