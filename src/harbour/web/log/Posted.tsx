import { useNow } from '../context.js';
import { postedTime, writtenTime } from '../text/times.js';

/** When a message was posted. */
export function Posted({ time }: { readonly time: number }) {
  const now = useNow(60_000);
  return (
    <time dateTime={new Date(time).toISOString()} title={writtenTime(time, 'F', now)}>
      {postedTime(time, now)}
    </time>
  );
}
