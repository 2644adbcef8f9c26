import { createAction } from '@reduxjs/toolkit';

/** An export from Letterboxd was chosen; `filesId` identifies its files in the services. */
export const exportPicked = createAction<{ filesId: number }>('letterboxd/exportPicked');

/** The export could not be read; the payload is a message for the user. */
export const exportRefused = createAction<string>('letterboxd/exportRefused');

/** The user requested a file for Letterboxd's importer. */
export const filmsForLetterboxdRequested = createAction('letterboxd/filmsRequested');
