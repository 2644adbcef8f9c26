import { lazyComponent } from '../../../components/lazyComponent';

/** The photo of a draft, whose code most visits never need. */
export const LazyDraftPhoto = lazyComponent(async () => (await import('./DraftPhoto')).DraftPhoto);
