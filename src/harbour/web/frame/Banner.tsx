import type { State } from '../store/state.js';

/** Says that the connection is gone, for as long as it is. */
export const Banner = ({ link }: { readonly link: State['link'] }) => (
  <div class="banner-place" role="status">
    {link === 'lost' && <p class="banner">Harbour does not answer. It is tried again by itself; nothing that was sent is lost.</p>}
  </div>
);
