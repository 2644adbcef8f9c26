import { createAction } from '@reduxjs/toolkit';
import type { ImportSummary } from './importSummary';

/** The user requested an export of their data. */
export const dataRequested = createAction('transfer/dataRequested');

/** A file's data was imported into the viewer's account, completely or in part. */
export const dataImported = createAction<ImportSummary>('transfer/dataImported');
