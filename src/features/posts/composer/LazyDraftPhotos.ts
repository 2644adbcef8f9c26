import { lazyComponent } from '../../../components/lazyComponent';

/** The photos of a draft. Most visits never need this code. */
export const LazyDraftPhotos = lazyComponent(
  async () => (await import('./DraftPhotos')).DraftPhotos,
);
