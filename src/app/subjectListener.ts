import { errorStatus } from '../api/errorMessage';
import { sessionFollowed } from '../features/auth/authSlice';
import { draftKey } from '../features/films/changes/entryDrafts';
import { selectEntryDraft } from '../features/films/filmsSlice';
import { selectPost } from '../features/posts/changes/selectPost';
import { selectEditDraft } from '../features/posts/postsSlice';
import { toasts } from '../features/ui/toast';
import {
  menuClosed,
  modalClosed,
  selectMenu,
  selectModal,
  toastQueued,
} from '../features/ui/uiSlice';
import type { Modal } from '../features/ui/overlays';
import { usersApi } from '../features/users/usersApi';
import { selectProfileDraft } from '../features/users/usersSlice';
import type { AppStartListening, RootState } from './hooks';

const isUserGone = (state: RootState, username: string): boolean =>
  errorStatus(usersApi.endpoints.getUser.select(username)(state).error) === 404;

/** The name of a dialog's subject if that no longer exists, else null. */
const missingSubjectOf = (modal: Modal, state: RootState): string | null => {
  switch (modal.kind) {
    case 'editPost':
      return selectPost(state, modal.postId) ? null : 'post';
    case 'photo':
      return selectPost(state, modal.postId)?.pictures[modal.index] ? null : 'photo';
    case 'followers':
    case 'following':
      return isUserGone(state, modal.username) ? 'person' : null;
    case 'editProfile':
    case 'logFilm':
    case 'addFilm':
    case 'letterboxd':
    // The dialog checks its entry itself, since only it loads the diary's code.
    case 'editEntry':
    case 'shortcuts':
    case 'importData':
    case 'visit':
    case 'resetData':
      return null;
  }
};

const selectMissingSubject = (state: RootState): string | null => {
  const modal = selectModal(state);
  const menu = selectMenu(state);
  if (modal) return missingSubjectOf(modal, state);
  return menu?.kind === 'post' && !selectPost(state, menu.postId) ? 'post' : null;
};

/** Whether the open dialog has unsent text. */
const selectHasUnsentText = (state: RootState): boolean => {
  const modal = selectModal(state);
  if (modal?.kind === 'editPost') return selectEditDraft(state, modal.postId) !== undefined;
  if (modal?.kind === 'logFilm') return selectEntryDraft(state, draftKey(null)) !== undefined;
  if (modal?.kind === 'editEntry')
    return selectEntryDraft(state, draftKey(modal.entryId)) !== undefined;
  return modal?.kind === 'editProfile' && Object.keys(selectProfileDraft(state)).length > 0;
};

/** Closes a dialog or menu whose subject another tab deleted, and explains that in a toast. */
export const listenForSubjects = (start: AppStartListening): void => {
  start({
    predicate: (_action, state) => selectMissingSubject(state) !== null,
    effect: (_action, { dispatch, getState }) => {
      const gone = selectMissingSubject(getState());
      if (gone === null) return;
      const isTextKept = selectHasUnsentText(getState());
      dispatch(selectModal(getState()) ? modalClosed() : menuClosed());
      dispatch(toastQueued(toasts.subjectGone(`This ${gone} is gone.`, isTextKept)));
    },
  });
  start({
    actionCreator: sessionFollowed,
    effect: (_action, { dispatch, getOriginalState }) => {
      if (selectHasUnsentText(getOriginalState()))
        dispatch(toastQueued(toasts.subjectGone('Your session here has ended.', true)));
    },
  });
};
