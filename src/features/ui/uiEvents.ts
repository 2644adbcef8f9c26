import { createAction } from '@reduxjs/toolkit';
import type { SeedSize } from '../../domain/backend';

/** A person chose to throw this browser's data away and to begin with the sample data, of the usual size or another. */
export const dataReset = createAction<SeedSize | undefined>('ui/dataReset');
