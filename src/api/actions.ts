import { createAction } from '@reduxjs/toolkit';
import type { Change, SeedSize } from '../domain/backend';

/** Another tab of this browser committed a change. */
export const changeReceived = createAction<Change>('backend/changeReceived');

/** The data was lost and the seed took its place: revisions begin at 0 again. */
export const dataReplaced = createAction('backend/dataReplaced');

/** A person chose to throw this browser's data away and to begin with the sample data, of the usual size or another. */
export const dataReset = createAction<SeedSize | undefined>('ui/dataReset');

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
