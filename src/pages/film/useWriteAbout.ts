import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppStore } from '../../app/hooks';
import type { Film } from '../../domain/films';
import { places } from '../../features/drafts/draftRecord';
import {
  draftResumed,
  filmPostStarted,
  postDraftChanged,
  selectNewPostDraft,
  selectWaitingDrafts,
} from '../../features/drafts/draftsSlice';
import { draftOf, EMPTY_DRAFT, isSameDraft, type PostDraft } from '../../features/drafts/postDraft';
import { COMPOSER_FIELD } from '../../features/posts/composer/composerField';
import { COMES_FROM_FILM } from '../../lib/comesFromFilm';
import { focusAfterNavigation } from '../../lib/focusAfterNavigation';
import { paths } from '../../lib/paths';

const place = places.post;

/** The draft that Write began last, and the one that was in the composer before. Kept until the page is reloaded. */
let begun: { before: PostDraft; draft: PostDraft } | null = null;

/**
 * Returns a function that starts a post about a film, with the viewer's rating, and opens the composer. Coming back to
 * a film's page without having written anything leaves the composer as it was.
 */
export const useWriteAbout = (film: Film, rating: number | null): (() => void) => {
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
    dispatch(filmPostStarted(film));
    if (rating !== null && selectNewPostDraft(store.getState(), place).rating === undefined)
      dispatch(postDraftChanged({ place, change: { rating } }));
    begun = { before, draft: selectNewPostDraft(store.getState(), place) };
    focusAfterNavigation(COMPOSER_FIELD);
    void navigate(paths.home, { state: COMES_FROM_FILM });
  };
};
