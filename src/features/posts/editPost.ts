import type { AppListenerApi } from '../../app/hooks';
import { errorMessage } from '../../api/errorMessage';
import { selectSessionUser } from '../auth/authSlice';
import { isSignedInAs } from '../auth/isSignedInAs';
import { toasts } from '../ui/toast';
import { modalClosed, toastQueued, selectModal } from '../ui/uiSlice';
import { findPost, patchPost } from './postCache';
import { postsApi } from './postsApi';
import { rewritten } from './drafts/draftRules';
import { editSaved, type Draft } from './postsSlice';
import { showServersPost } from './serversPost';

const closeEditor = ({ dispatch, getState }: AppListenerApi, postId: string) => {
  const modal = selectModal(getState());
  if (modal?.kind === 'editPost' && modal.postId === postId) dispatch(modalClosed());
};

/** Shows an edit at once and saves it. A failure is logged, undone, and leaves the draft for another try. */
export const editPost = async (
  { postId, ...draft }: { postId: string } & Draft,
  api: AppListenerApi,
) => {
  const authorId = selectSessionUser(api.getState())?._id;
  const before = findPost(api.getState(), postId);
  if (authorId === undefined || !before) return;

  const { posts } = api.extra.changes;
  const change = posts.add(postId, (post) => rewritten(post, draft));
  patchPost(api, postId, (post) => rewritten(post, draft));
  api.dispatch(toastQueued(toasts.postUpdated(postId)));
  closeEditor(api, postId);

  const { content, photos, alt = '' } = draft;
  // What did not change is not sent again, photos above all.
  const isOtherPhoto = photos !== before.photos;
  const postData = {
    content,
    ...(isOtherPhoto && { photos }),
    ...((isOtherPhoto || alt !== (before.alt ?? '')) && { alt }),
  };
  const call = postsApi.endpoints.editPost.initiate({ postId, postData }, { track: false });
  const { data, error } = await api.dispatch(call);
  if (data) change.settle(data.revision);
  else change.drop();
  if (!isSignedInAs(api, authorId)) return;

  if (data) {
    const { updatedAt, editedAt } = data.post;
    patchPost(api, postId, (post) => ({ ...post, updatedAt, ...(editedAt && { editedAt }) }));
    api.dispatch(editSaved({ postId, ...draft }));
    return;
  }
  console.error('The post could not be updated:', errorMessage(error));
  // A later edit may be on its way by now.
  patchPost(api, postId, (post) => posts.repaint(postId, rewritten(post, before)));
  const text = `${errorMessage(error)} Your edit is kept as a draft.`;
  api.dispatch(toastQueued(toasts.failed(text, `edit:${postId}`)));
  await showServersPost(api, postId);
};
