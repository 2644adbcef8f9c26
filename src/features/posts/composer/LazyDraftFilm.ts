import { lazyComponent } from '../../../components/lazyComponent';

/** The film of a draft, and the search for one: code that most visits never need. */
export const LazyDraftFilm = lazyComponent(async () => (await import('./DraftFilm')).DraftFilm);
export const LazyFindFilm = lazyComponent(async () => (await import('./FindFilm')).FindFilm);
