import { lazyCode } from '../chunkLoadError';

/**
 * The work needs code or data that is not loaded yet. A transaction cannot wait for it, so it is rolled back and the
 * work restarts once `load` has settled.
 */
export class CodeNeeded extends Error {
  constructor(readonly load: () => Promise<unknown>) {
    super('Something has to be loaded first.');
  }
}

/** Code that the work needs only sometimes: returns it, or has it loaded. @throws CodeNeeded the first time */
export function onDemand<T>(load: () => Promise<T>): () => T {
  let code: T | undefined;
  return () => {
    if (code !== undefined) return code;
    throw new CodeNeeded(async () => {
      code = await lazyCode(load());
    });
  };
}

/** Reruns the work until nothing is missing. */
export async function withCode<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof CodeNeeded)) throw error;
      await error.load();
    }
  }
}
