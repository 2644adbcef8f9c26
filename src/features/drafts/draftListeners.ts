import { isAnyOf } from '@reduxjs/toolkit';
import type { AppListenerApi, AppStartListening, RootState } from '../../app/hooks';
import { selectSessionUser, sessionChanged, sessionRestored } from '../auth/authSlice';
import { DraftStorage } from './draftStorage';
import {
  draftsRestored,
  entryDraftChanged,
  filmDraftChanged,
  listDraftChanged,
  postDraftChanged,
  profileDraftChanged,
  reasonDraftChanged,
} from './draftsSlice';

/** How often a text is stored while it is being typed: a crash loses less than a second of it. */
const EVERY_MS = 500;

const isTyping = isAnyOf(
  postDraftChanged,
  entryDraftChanged,
  profileDraftChanged,
  filmDraftChanged,
  listDraftChanged,
  reasonDraftChanged,
);

/**
 * Stores everything that was written in this browser, separately for each user. It is restored when the user signs in
 * again, and survives a logout, a refused token and a killed browser.
 */
export const listenForDrafts = (start: AppStartListening): void => {
  let storage: DraftStorage | undefined;
  const storageOf = ({ extra }: AppListenerApi) =>
    (storage ??= new DraftStorage(extra.pageStorage, extra.openPages));
  let isUnsaved = false;
  let isWaiting = false;
  let isLeaving = false;
  let endWait: () => void = () => undefined;
  window.addEventListener('pagehide', () => {
    isLeaving = true;
    endWait();
  });
  // The page may be restored from the back/forward cache.
  window.addEventListener('pageshow', () => {
    isLeaving = false;
  });
  const persist = async (api: AppListenerApi, state: RootState) => {
    const user = selectSessionUser(state);
    isUnsaved = false;
    if (!user) return;
    const records = [...state.drafts.records, ...state.drafts.outbox];
    await storageOf(api)[isLeaving ? 'persistNow' : 'persist'](user._id, records);
  };
  const persistUnsaved = async (api: AppListenerApi, state: RootState) => {
    if (isUnsaved) await persist(api, state);
  };

  start({
    // Starting an effect costs more than this check, so no keystroke starts one while another is waiting.
    predicate: (action) => {
      if (!isTyping(action)) return false;
      isUnsaved = true;
      return !isWaiting;
    },
    effect: async (_action, api) => {
      isWaiting = true;
      const closing = new Promise<void>((resolve) => {
        endWait = resolve;
      });
      // A text field may dispatch its last input while the page is being closed.
      if (!isLeaving) await Promise.race([api.delay(EVERY_MS), closing]);
      isWaiting = false;
      await persistUnsaved(api, api.getState());
    },
  });
  start({
    predicate: (action, { drafts }, before) =>
      drafts !== before.drafts && !isTyping(action) && !sessionChanged(action),
    effect: (_action, api) => persist(api, api.getState()),
  });
  start({
    // A login may replace another user's session, so that user's drafts are stored first.
    matcher: sessionChanged,
    effect: (_action, api) => persistUnsaved(api, api.getOriginalState()),
  });
  start({
    matcher: isAnyOf(sessionChanged, sessionRestored),
    effect: async (_action, api) => {
      const userId = selectSessionUser(api.getState())?._id;
      if (userId === undefined) return;
      const isCurrent = () => selectSessionUser(api.getState())?._id === userId;
      await storageOf(api).restore(userId, isCurrent, (found) =>
        api.dispatch(draftsRestored(found)),
      );
    },
  });
};
