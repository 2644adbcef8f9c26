/** Splits the list into batches of at most `size`. */
export const batchesOf = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );

/** Requests made together within a transaction: fast, while the page still gets its turn in between. */
export const BATCH = 10;
