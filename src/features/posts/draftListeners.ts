import { isAnyOf } from '@reduxjs/toolkit';
import type { AppListenerApi, AppStartListening, RootState } from '../../app/hooks';
import {
  loggedIn,
  loggedOut,
  selectSessionUser,
  sessionFollowed,
  sessionRefused,
  sessionRestored,
} from '../auth/authSlice';
import { parseKeptDrafts } from './keptDrafts';
import {
  draftChanged,
  draftsRestored,
  editDraftChanged,
  editDraftDropped,
  postAccepted,
  postDiscarded,
  postRefused,
  postRetried,
  postSubmitted,
} from './postsSlice';

/** How long typing must pause before a draft is kept: a crash costs less than a second of it. */
const PAUSE_MS = 300;

const keyOf = (userId: string) => `drafts:${userId}`;

const restore = async (api: AppListenerApi) => {
  const user = selectSessionUser(api.getState());
  if (!user) return;
  const kept = parseKeptDrafts(await api.extra.keeper.read(keyOf(user._id)));
  if (kept && selectSessionUser(api.getState())?._id === user._id)
    api.dispatch(draftsRestored(kept));
};

const keep = async ({ extra }: AppListenerApi, state: RootState) => {
  const user = selectSessionUser(state);
  if (!user) return;
  const { draft, editDrafts, outbox } = state.posts;
  await extra.keeper.write(keyOf(user._id), { draft, editDrafts, outbox });
};

/** Keeps each person's drafts in this browser, apart from everybody else's. */
export const listenForDrafts = (start: AppStartListening): void => {
  start({
    matcher: isAnyOf(loggedIn, sessionRestored, sessionFollowed),
    effect: (_action, api) => restore(api),
  });
  start({
    matcher: isAnyOf(draftChanged, editDraftChanged),
    effect: async (_action, api) => {
      api.cancelActiveListeners();
      await api.delay(PAUSE_MS);
      await keep(api, api.getState());
    },
  });
  start({
    matcher: isAnyOf(
      postSubmitted,
      postRetried,
      postAccepted,
      postRefused,
      postDiscarded,
      editDraftDropped,
    ),
    effect: (_action, api) => keep(api, api.getState()),
  });
  start({
    matcher: isAnyOf(loggedOut, sessionRefused),
    // The last words typed may not have been kept yet, and the state is empty by now.
    effect: (_action, api) => keep(api, api.getOriginalState()),
  });
};
