/** Reads all pages of a list, one after another. */
export const readPages = async <Item>(
  readPage: (cursor: string | null) => Promise<{ items: Item[]; nextCursor: string | null }>,
): Promise<Item[]> => {
  const all: Item[] = [];
  let cursor: string | null = null;
  do {
    const { items, nextCursor } = await readPage(cursor);
    all.push(...items);
    cursor = nextCursor;
  } while (cursor !== null);
  return all;
};

/** Uncached, and without a subscription: no component uses these answers. */
export const uncached = { subscribe: false, forceRefetch: true };
