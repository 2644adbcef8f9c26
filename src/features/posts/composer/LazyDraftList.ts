import { lazyComponent } from '../../../components/lazyComponent';

/** The list of a draft, loaded with the first one. */
export const LazyDraftList = lazyComponent(async () => (await import('./DraftList')).DraftList);
