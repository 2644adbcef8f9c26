import { places } from '../features/drafts/draftRecord';
import { postDraftChanged, selectNewPostDraft } from '../features/drafts/draftsSlice';
import type { PostDraft } from '../features/drafts/postDraft';

/** Types into the composer. */
export const draftTyped = (change: Partial<PostDraft>) =>
  postDraftChanged({ place: places.post, change });

/** The composer's draft. */
export const composerDraft = (state: Parameters<typeof selectNewPostDraft>[0]): PostDraft =>
  selectNewPostDraft(state, places.post);
