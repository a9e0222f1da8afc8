/** All from one task to another, in the order in which they stand; the other alone when the first is no longer there. */
export function selectThrough(order: readonly string[], from: string | undefined, to: string): string[] {
  const ends = [order.indexOf(from ?? to), order.indexOf(to)].toSorted((one, other) => one - other);
  const [first = -1, last = -1] = ends;
  return first < 0 ? [to] : order.slice(first, last + 1);
}
