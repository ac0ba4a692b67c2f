const PAGE = 8;

/** Where a key leads in a list: arrows go round, Home and End to the ends, a letter to the next that begins with it. */
export function moved(at: number, key: string, labels: readonly string[]): number {
  const last = labels.length - 1;
  if (last < 0) return 0;
  switch (key) {
    case 'ArrowDown':
      return at >= last ? 0 : at + 1;
    case 'ArrowUp':
      return at <= 0 ? last : at - 1;
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'PageDown':
      return Math.min(last, at + PAGE);
    case 'PageUp':
      return Math.max(0, at - PAGE);
    default:
      return key.length === 1 ? nextWith(at, key.toLowerCase(), labels) : at;
  }
}

function nextWith(at: number, letter: string, labels: readonly string[]): number {
  const order = labels.map((_, nth) => (at + 1 + nth) % labels.length);
  return order.find(nth => labels[nth]?.toLowerCase().startsWith(letter)) ?? at;
}
