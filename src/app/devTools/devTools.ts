import type { DevTools } from '../store';
import { liveInPresent } from './log';
import { logOptions } from './logOptions';
import { TimeTravel } from './TimeTravel';

/** What the store and the screen need for Redux DevTools; loaded only if those are installed. */
export const devTools = {
  options: logOptions,
  enhancer: liveInPresent,
  StoreProvider: TimeTravel,
} satisfies DevTools & { StoreProvider: typeof TimeTravel };
