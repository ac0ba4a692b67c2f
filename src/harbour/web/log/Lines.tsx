import { writtenTime } from '../text/times.js';

/** The lines between messages. */

export const Day = ({ time }: { readonly time: number }) => (
  <div class="line">
    <span>{writtenTime(time, 'D', time)}</span>
  </div>
);

export const Fresh = () => (
  <div class="line fresh">
    <span>New</span>
  </div>
);
