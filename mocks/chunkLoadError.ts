/** Code of the backend itself could not be fetched, which is not an answer from the server. */
export class ChunkLoadError extends Error {}

/**
 * Wraps the `import()` of backend code that only some calls need.
 * @throws ChunkLoadError if it cannot be fetched
 */
export const lazyCode = <T>(code: Promise<T>): Promise<T> =>
  code.catch((reason: unknown) => {
    throw new ChunkLoadError(String(reason));
  });
