export interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

/** Reads a list from its start until at least so many are there: read again, it must not be shorter than it was shown. */
export async function readPages<Item>(
  count: number,
  readPage: (cursor: string | null) => Promise<Page<Item>>,
): Promise<Page<Item>> {
  const items: Item[] = [];
  let nextCursor: string | null = null;
  do {
    const page = await readPage(nextCursor);
    items.push(...page.items);
    nextCursor = page.nextCursor;
  } while (nextCursor !== null && items.length < count);
  return { items, nextCursor };
}
