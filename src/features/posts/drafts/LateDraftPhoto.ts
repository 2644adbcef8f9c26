import { late } from '../../../components/late';

/** The photo of a draft, whose code most visits never need. */
export const LateDraftPhoto = late(async () => (await import('./DraftPhoto')).DraftPhoto);
