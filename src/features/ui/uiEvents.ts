import { createAction } from '@reduxjs/toolkit';

/** A person chose to throw this browser's data away and to begin with the sample data. */
export const sampleDataReset = createAction('ui/sampleDataReset');
