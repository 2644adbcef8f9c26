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

const isPersonGone = (state: RootState, username: string): boolean =>
  errorStatus(usersApi.endpoints.getUser.select(username)(state).error) === 404;

/** What a dialog is about and is no longer there, in a word; null while it is. */
const goneFrom = (modal: Modal, state: RootState): string | null => {
  switch (modal.kind) {
    case 'editPost':
      return selectPost(state, modal.postId) ? null : 'post';
    case 'photo':
      return selectPost(state, modal.postId)?.pictures[modal.index] ? null : 'photo';
    case 'followers':
    case 'following':
      return isPersonGone(state, modal.username) ? 'person' : null;
    case 'editProfile':
    case 'logFilm':
    case 'addFilm':
    case 'letterboxd':
    // The dialog looks after its entry itself: only there the diary's code is at hand.
    case 'editEntry':
    case 'shortcuts':
    case 'importData':
    case 'visit':
    case 'resetData':
      return null;
  }
};

const selectGone = (state: RootState): string | null => {
  const modal = selectModal(state);
  const menu = selectMenu(state);
  if (modal) return goneFrom(modal, state);
  return menu?.kind === 'post' && !selectPost(state, menu.postId) ? 'post' : null;
};

/** Whether the open dialog holds words that were not sent. */
const selectHoldsText = (state: RootState): boolean => {
  const modal = selectModal(state);
  if (modal?.kind === 'editPost') return selectEditDraft(state, modal.postId) !== undefined;
  if (modal?.kind === 'logFilm') return selectEntryDraft(state, draftKey(null)) !== undefined;
  if (modal?.kind === 'editEntry')
    return selectEntryDraft(state, draftKey(modal.entryId)) !== undefined;
  return modal?.kind === 'editProfile' && Object.keys(selectProfileDraft(state)).length > 0;
};

/** Another tab may take away what a dialog or menu is about: it closes as by hand, and says why. */
export const listenForSubjects = (start: AppStartListening): void => {
  start({
    predicate: (_action, state) => selectGone(state) !== null,
    effect: (_action, { dispatch, getState }) => {
      const gone = selectGone(getState());
      if (gone === null) return;
      const isTextKept = selectHoldsText(getState());
      dispatch(selectModal(getState()) ? modalClosed() : menuClosed());
      dispatch(toastQueued(toasts.subjectGone(`This ${gone} is gone.`, isTextKept)));
    },
  });
  start({
    actionCreator: sessionFollowed,
    effect: (_action, { dispatch, getOriginalState }) => {
      if (selectHoldsText(getOriginalState()))
        dispatch(toastQueued(toasts.subjectGone('Your session here has ended.', true)));
    },
  });
};
