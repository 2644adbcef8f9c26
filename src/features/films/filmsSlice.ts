import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { cacheAdvanced, changeFailed, dataReplaced } from '../../api/actions';
import { postAnswered, postChangeSettled } from '../posts/postsSlice';
import { loggedIn, loggedOut, sessionFollowed, sessionRefused } from '../auth/authSlice';
import {
  changeId,
  failChange,
  forgetCached,
  noChanges,
  noteWatched,
  settle,
  wantMark,
  wantRating,
  type FilmChange,
} from './changes/filmChanges';

export const filmsSlice = createSlice({
  name: 'films',
  initialState: noChanges,
  reducers: {
    watchedToggled: (state, { payload }: PayloadAction<{ filmId: string; watched: boolean }>) => {
      wantMark(state, 'watched', payload.filmId, payload.watched);
    },
    watchlistToggled: (state, { payload }: PayloadAction<{ filmId: string; listed: boolean }>) => {
      wantMark(state, 'watchlist', payload.filmId, payload.listed);
    },
    /** Null takes the stars back. */
    filmRated: (state, { payload }: PayloadAction<{ filmId: string; rating: number | null }>) => {
      wantRating(state, payload.filmId, payload.rating);
    },
    /** The server did what was wanted. */
    filmChangeSettled: (
      state,
      {
        payload: { id, sent, revision },
      }: PayloadAction<{ id: string; sent: boolean | number | null; revision: number }>,
    ) => {
      settle(state, id, sent, revision);
    },
  },
  extraReducers: (builder) =>
    builder
      // Whoever writes of a film has watched it: other posts about it need not be covered any more.
      .addCase(postAnswered, (state, { payload: { post, revision, since } }) => {
        if (since === 'created' && post?.film?.watched) noteWatched(state, post.film._id, revision);
      })
      .addCase(postChangeSettled, (state, { payload: { answer, sent, revision } }) => {
        const film = sent === null ? answer?.post?.film : undefined;
        if (film?.watched) noteWatched(state, film._id, revision);
      })
      .addCase(changeFailed, (state, { payload }) => failChange(state, payload.id))
      .addCase(cacheAdvanced, (state, { payload: revision }) => forgetCached(state, revision))
      .addCase(dataReplaced, () => noChanges)
      .addMatcher(isAnyOf(loggedIn, loggedOut, sessionRefused, sessionFollowed), () => noChanges),
  selectors: {
    selectFilmChange: (state, kind: FilmChange['kind'], filmId: string): FilmChange | undefined =>
      state.changes.entities[changeId(kind, filmId)],
  },
});

export const { watchedToggled, watchlistToggled, filmRated, filmChangeSettled } =
  filmsSlice.actions;
export const { selectFilmChange } = filmsSlice.selectors;
