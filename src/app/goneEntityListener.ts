import { errorStatus } from '../api/errorMessage';
import { sessionFollowed } from '../features/auth/authSlice';
import { places } from '../features/drafts/draftRecord';
import { selectHasDraft } from '../features/drafts/draftsSlice';
import { selectPost } from '../features/posts/changes/selectPost';
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
import type { AppStartListening, RootState } from './hooks';

const isUserGone = (state: RootState, username: string): boolean =>
  errorStatus(usersApi.endpoints.getUser.select(username)(state).error) === 404;

/** Names what a dialog shows or edits, if that no longer exists; else null. */
const goneEntityOf = (modal: Modal, state: RootState): string | null => {
  switch (modal.kind) {
    case 'editPost':
      return selectPost(state, modal.postId) ? null : 'post';
    case 'sharePicture':
      return modal.subject.kind === 'post' && !selectPost(state, modal.subject.postId)
        ? 'post'
        : null;
    case 'photo':
      return selectPost(state, modal.postId)?.pictures[modal.index] ? null : 'photo';
    case 'followers':
    case 'following':
      return isUserGone(state, modal.username) ? 'person' : null;
    case 'block':
    case 'report':
    case 'moderate':
    case 'editProfile':
    case 'logFilm':
    case 'addFilm':
    case 'addToList':
    case 'addFilms':
    case 'letterboxd':
    case 'splitExport':
    // The dialog checks its entry itself, since only it loads the diary's code.
    case 'editEntry':
    case 'shortcuts':
    case 'importData':
    case 'visit':
    case 'deletions':
    case 'deleteAccount':
    case 'withdrawInvitation':
    case 'resetData':
      return null;
  }
};

const selectGoneEntity = (state: RootState): string | null => {
  const modal = selectModal(state);
  const menu = selectMenu(state);
  if (modal) return goneEntityOf(modal, state);
  return menu?.postId !== undefined && !selectPost(state, menu.postId) ? 'post' : null;
};

/** The place in which a dialog's text is written; null if there is none. */
const placeIn = (modal: Modal): string | null => {
  switch (modal.kind) {
    case 'editPost':
      return places.edit(modal.postId);
    case 'logFilm':
      return places.entry(null);
    case 'editEntry':
      return places.entry(modal.entryId);
    case 'editProfile':
      return places.profile;
    case 'addFilm':
      return places.film(null);
    case 'report':
      return places.reason('report', modal.about);
    case 'moderate':
      return places.reason(modal.act, modal.about);
    case 'photo':
    case 'block':
    case 'addToList':
    case 'addFilms':
    case 'followers':
    case 'following':
    case 'letterboxd':
    case 'splitExport':
    case 'sharePicture':
    case 'shortcuts':
    case 'importData':
    case 'visit':
    case 'deletions':
    case 'deleteAccount':
    case 'withdrawInvitation':
    case 'resetData':
      return null;
  }
};

/** Whether the open dialog has unsent text. */
const selectHasUnsentText = (state: RootState): boolean => {
  const modal = selectModal(state);
  const place = modal && placeIn(modal);
  return place !== null && selectHasDraft(state, place);
};

/** Closes a dialog or menu of an entity that another tab deleted, and explains that in a toast. */
export const listenForGoneEntities = (start: AppStartListening): void => {
  start({
    predicate: (_action, state) => selectGoneEntity(state) !== null,
    effect: (_action, { dispatch, getState }) => {
      const gone = selectGoneEntity(getState());
      if (gone === null) return;
      const isTextKept = selectHasUnsentText(getState());
      dispatch(selectModal(getState()) ? modalClosed() : menuClosed());
      dispatch(toastQueued(toasts.entityGone(`This ${gone} is gone.`, isTextKept)));
    },
  });
  start({
    actionCreator: sessionFollowed,
    effect: (_action, { dispatch, getOriginalState }) => {
      if (selectHasUnsentText(getOriginalState()))
        dispatch(toastQueued(toasts.entityGone('Your session here has ended.', true)));
    },
  });
};
