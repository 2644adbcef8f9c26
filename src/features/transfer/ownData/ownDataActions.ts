import { createAction } from '@reduxjs/toolkit';

/** The user requested an export of their data. */
export const dataRequested = createAction('transfer/dataRequested');

/** A file's data was imported into the viewer's account, completely or in part, which `report` says in words. */
export const dataImported = createAction<{ report: string; isComplete: boolean }>(
  'transfer/dataImported',
);
