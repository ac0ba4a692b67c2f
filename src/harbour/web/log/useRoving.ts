import type { RefObject } from 'preact';

const LEADS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(last, at + 1),
  ArrowUp: at => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Arrows, Home and End from message to message, while the focus is on one of them and not on what it holds. */
export const useRoving = (own: RefObject<HTMLElement | null>) => (event: KeyboardEvent) => {
  const posts = [...(own.current?.querySelectorAll<HTMLElement>('article') ?? [])];
  const at = posts.indexOf(event.target as HTMLElement);
  const lead = LEADS[event.key];
  if (at < 0 || !lead) return;
  event.preventDefault();
  posts[lead(at, posts.length - 1)]?.focus();
};
