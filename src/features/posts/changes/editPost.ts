import { changeFailed } from '../../../api/actions';
import { errorMessage } from '../../../api/errorMessage';
import type { AppListenerApi } from '../../../app/hooks';
import { inThisSession } from '../../auth/sameSession';
import { toasts } from '../../ui/toast';
import { modalClosed, selectModal, toastQueued } from '../../ui/uiSlice';
import type { Draft } from '../drafts/draft';
import { postEditOf } from '../drafts/sentDraft';
import { changesFilm, postsApi } from '../postsApi';
import { editSaved, postChangeSettled, selectHasPendingEdit } from '../postsSlice';
import { refetchPost } from './refetchPost';
import { refetchWatched } from '../../films/changes/refetchWatched';
import { selectPost } from './selectPost';

const closeEditor = ({ dispatch, getState }: AppListenerApi, postId: string) => {
  const modal = selectModal(getState());
  if (modal?.kind === 'editPost' && modal.postId === postId) dispatch(modalClosed());
};

/** Saves an edit, which is already shown. A failure is logged, and the draft stays for another attempt. */
export const editPost = async (
  { id, postId, ...draft }: { id: string; postId: string } & Draft,
  api: AppListenerApi,
) => {
  const before = selectPost(api.getOriginalState(), postId);
  const isSameSession = inThisSession(api);
  api.dispatch(toastQueued(toasts.postUpdated(postId)));
  closeEditor(api, postId);

  // While another edit is pending, the server's version is unknown: that edit may fail.
  const isBaseKnown = !selectHasPendingEdit(api.getOriginalState(), postId);
  const postData = postEditOf(draft, (isBaseKnown && before) || null);
  const call = postsApi.endpoints.editPost.initiate({ postId, postData }, { track: false });
  const { data, error } = await api.dispatch(call);
  if (!isSameSession()) return;

  if (data) {
    const { post, revision } = data;
    const answer = { postId, post, revision, missingBecause: null };
    api.dispatch(postChangeSettled({ id, sent: null, revision, answer }));
    api.dispatch(editSaved({ postId, ...draft }));
    if (before?.film && changesFilm({ postData })) void refetchWatched(before.film._id, api);
    return;
  }
  console.error('The post could not be updated:', errorMessage(error));
  const message = `${errorMessage(error)} Your edit is kept as a draft.`;
  api.dispatch(changeFailed({ id, about: `edit:${postId}`, message }));
  await refetchPost(api, postId);
};
