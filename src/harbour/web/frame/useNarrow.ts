import { useEffect, useState } from 'preact/hooks';

const NARROW = '(max-width: 720px)';

/** Whether the screen is a phone's. */
export function useNarrow(): boolean {
  const [narrow, setNarrow] = useState(() => matchMedia(NARROW).matches);
  useEffect(() => {
    const query = matchMedia(NARROW);
    const note = () => setNarrow(query.matches);
    query.addEventListener('change', note);
    return () => query.removeEventListener('change', note);
  }, []);
  return narrow;
}
