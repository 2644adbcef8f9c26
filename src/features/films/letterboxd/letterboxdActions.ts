import { createAction } from '@reduxjs/toolkit';

/** An export of Letterboxd was chosen; `filesId` finds its files among those of the services. */
export const exportPicked = createAction<{ filesId: number }>('letterboxd/exportPicked');

/** It could not be read, for a reason told in words for people. */
export const exportRefused = createAction<string>('letterboxd/exportRefused');

/** A file for Letterboxd's importer is wanted. */
export const filmsForLetterboxdRequested = createAction('letterboxd/filmsRequested');
