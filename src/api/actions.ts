import { createAction } from '@reduxjs/toolkit';
import type { Change, SeedSize } from '../domain/backend';

/** Another tab of this browser committed a change. */
export const changeReceived = createAction<Change>('backend/changeReceived');

/** The data was lost and replaced by the seed: revisions start at 0 again. */
export const dataReplaced = createAction('backend/dataReplaced');

/** The user chose to replace this browser's data with the sample data, optionally of another size. */
export const dataReset = createAction<SeedSize | undefined>('ui/dataReset');

/** The server applied a change, with the desired state that was sent. */
export const changeSettled = createAction<{
  id: string;
  kind: string;
  sent: unknown;
  revision: number;
}>('api/changeSettled');

/** The server refused a change or did not answer: the change is abandoned, and a toast shows the reason. */
export const changeFailed = createAction<{
  /** The change's id in its slice. */
  id: string;
  /** What the toast is about: it replaces the premature success toast about the same. */
  about: string;
  message: string;
}>('api/changeFailed');

/** Every cached answer has at least this revision, so it includes the changes settled up to it. */
export const cacheAdvanced = createAction<number>('api/cacheAdvanced');
