import { createAction } from '@reduxjs/toolkit';

/** The data was gone, and the sample took its place: revisions begin at 0 again. */
export const dataReplaced = createAction('backend/dataReplaced');
