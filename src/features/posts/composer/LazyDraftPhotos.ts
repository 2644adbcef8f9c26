import { lazyComponent } from '../../../components/lazyComponent';

/** The photos of a draft, whose code most visits never need. */
export const LazyDraftPhotos = lazyComponent(
  async () => (await import('./DraftPhotos')).DraftPhotos,
);
