import { createAction } from '@reduxjs/toolkit';
import type { ImportSummary } from './ownData/importSummary';

/** A person asked for all that is theirs as a file. */
export const dataRequested = createAction('users/dataRequested');

/** A file's data was brought into the viewer's account, all of it or as far as it went. */
export const dataImported = createAction<ImportSummary>('users/dataImported');
