import { setImmediate } from 'node:timers/promises';

/** Browsers have it; jsdom and Node do not. Without it long work waits for a timer after each 4 ms. */
const postTask = async (work: () => unknown): Promise<unknown> => {
  await setImmediate();
  return work();
};

Object.assign(globalThis, { scheduler: { postTask } });
