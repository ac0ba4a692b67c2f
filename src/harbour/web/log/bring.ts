/** Brings the message that answers a deed into sight, once it is drawn. */
export const bringIntoSight = (message: string): void =>
  void requestAnimationFrame(() => document.getElementById(`post-${message}`)?.scrollIntoView({ block: 'nearest' }));

/** The focus goes to the message before, when one is put away: otherwise it would be lost. */
export function focusBefore(inside: Element): void {
  const posts = [...document.querySelectorAll<HTMLElement>('.log article')];
  const at = posts.findIndex(post => post.contains(inside));
  posts[at - 1]?.focus({ preventScroll: true });
}
