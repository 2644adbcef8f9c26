import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppStore } from '../../app/hooks';
import { places } from '../../features/drafts/draftRecord';
import {
  draftResumed,
  postDraftChanged,
  selectNewPostDraft,
  selectWaitingDrafts,
} from '../../features/drafts/draftsSlice';
import { draftOf, EMPTY_DRAFT, isSameDraft, type PostDraft } from '../../features/drafts/postDraft';
import { COMPOSER_FIELD } from '../../features/posts/composer/composerField';
import { focusAfterNavigation } from '../../lib/focusAfterNavigation';
import { paths } from '../../lib/paths';

const place = places.post;

/** The draft that Write began last, and the one that was in the composer before. Kept until the page is reloaded. */
let begun: { before: PostDraft; draft: PostDraft } | null = null;

/**
 * Returns a function that starts a post about what a page shows, and opens the composer. Coming back to such a page
 * without having written anything leaves the composer as it was.
 * @param start starts the draft; called with the one that is in the composer before
 * @param state of the navigation
 */
export const useWriteAbout = (
  start: (before: PostDraft) => void,
  state: object | null = null,
): (() => void) => {
  const store = useAppStore();
  const { dispatch } = store;
  const navigate = useNavigate();
  useEffect(() => {
    const last = begun;
    begun = null;
    if (!last || !isSameDraft(selectNewPostDraft(store.getState(), place), last.draft)) return;
    const setAside = selectWaitingDrafts(store.getState()).find(({ draft }) =>
      isSameDraft(draft, last.before),
    );
    const change = draftOf(setAside ? EMPTY_DRAFT : last.before);
    dispatch(postDraftChanged({ place, change }));
    if (setAside) dispatch(draftResumed(setAside._id));
  }, [dispatch, store]);
  return () => {
    const before = selectNewPostDraft(store.getState(), place);
    start(before);
    begun = { before, draft: selectNewPostDraft(store.getState(), place) };
    focusAfterNavigation(COMPOSER_FIELD);
    void navigate(paths.home, { state });
  };
};
