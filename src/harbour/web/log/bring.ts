/** Brings the message that answers a deed into sight, once it is drawn. */
export const bringIntoSight = (message: string): void =>
  void requestAnimationFrame(() => document.getElementById(`post-${message}`)?.scrollIntoView({ block: 'nearest' }));
