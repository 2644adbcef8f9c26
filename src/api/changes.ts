import { createAction } from '@reduxjs/toolkit';

/** The server refused what a person wanted, or gave no answer: the change is given up, and a toast says why. */
export const changeFailed = createAction<{
  /** The change's id in its slice. */
  id: string;
  /** What the toast is about: it takes the place of the one that came too early. */
  about: string;
  message: string;
}>('api/changeFailed');

/** Every cached answer shows at least this revision: what was settled by then is in all of them. */
export const cacheAdvanced = createAction<number>('api/cacheAdvanced');
