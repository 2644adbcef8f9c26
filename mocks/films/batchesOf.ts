/** The list in pieces of at most `size`, to be done one after another. */
export const batchesOf = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) =>
    list.slice(at * size, (at + 1) * size),
  );

/** So many requests of a transaction are made together: it goes fast, and the page has its turn in between. */
export const BATCH = 10;
