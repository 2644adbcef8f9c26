/** The list in pieces of at most `size`, to be done one after another. */
export const batchesOf = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );

/** So many requests of a transaction are made together: it goes fast, and the page has its turn in between. */
export const BATCH = 10;
