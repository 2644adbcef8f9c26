/** Code of the backend itself could not be fetched: that is no answer of a server's. */
export class ChunkLoadError extends Error {}

/**
 * The backend's code that only some of its work needs, as its `import()` brings it.
 * @throws ChunkLoadError where it cannot be fetched
 */
export const lazyCode = <T>(code: Promise<T>): Promise<T> =>
  code.catch((reason: unknown) => {
    throw new ChunkLoadError(String(reason));
  });
