import type { DevTools } from '../store';
import { liveInPresent } from './log';
import { logOptions } from './logOptions';
import { TimeTravel } from './TimeTravel';

/** What a store and its screen need where Redux DevTools are there to look on; loaded only then. */
export const devTools = {
  options: logOptions,
  enhancer: liveInPresent,
  StoreProvider: TimeTravel,
} satisfies DevTools & { StoreProvider: typeof TimeTravel };
