import { loadCode } from '../../lib/chunkLoadError';

/** Loads the calls about films, whose code no feed needs. */
export const loadFilms = async () => (await loadCode(import('./filmsApi'))).filmsApi;
