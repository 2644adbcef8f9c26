import { lazyComponent } from '../../../components/lazyComponent';

/** The film of a draft, and the search for one. Most visits never need this code. */
export const LazyDraftFilm = lazyComponent(async () => (await import('./DraftFilm')).DraftFilm);
export const LazyFindFilm = lazyComponent(async () => (await import('./FindFilm')).FindFilm);
