import { useState } from 'preact/hooks';
import { useDeck, useNow } from '../context.js';
import { relativeTime, writtenTime } from '../text/times.js';

/** The double's clock, which one may move on. */
export function Clock() {
  const { state, acts } = useDeck();
  const now = useNow(1_000);
  const [moving, setMoving] = useState(false);
  const { due } = state.clock;
  const wait = async (hours: number | null) => {
    if (moving) return;
    setMoving(true);
    await acts.wait(hours);
    setMoving(false);
  };
  if (state.me === null) return null;
  return (
    <section class="clock" aria-label="Clock">
      <p>
        <span class="hands" aria-hidden="true">
          ◷
        </span>{' '}
        <time dateTime={new Date(now).toISOString()}>{writtenTime(now, 'f', now)}</time>
        <span class="due">{due === null ? 'No turn of yours is due' : `Next turn due ${relativeTime(due, now)}`}</span>
      </p>
      <div class="moves">
        <button type="button" class="button s2" aria-disabled={due === null || moving} onClick={() => due !== null && void wait(null)}>
          {moving ? 'Moving on…' : 'Move on to the deadline'}
        </button>
        <button type="button" class="button s2" aria-label="+1 h: move on by an hour" aria-disabled={moving} onClick={() => void wait(1)}>
          +1 h
        </button>
      </div>
    </section>
  );
}
