import type { AppListenerApi } from '../../../app/hooks';
import { errorMessage } from '../../../api/errorMessage';
import { inThisSession } from '../../../api/sameSession';
import { REFUSALS } from '../../../domain/errors';
import { selectSessionUser } from '../../auth/authSlice';
import { noteFilmOf } from '../../films/changes/watched';
import { postToasts } from '../postToasts';
import { toasts } from '../../ui/toast';
import { toastQueued } from '../../ui/uiSlice';
import { postAccepted, postRefused, selectOutbox } from '../../drafts/draftsSlice';
import { newPostOf } from '../../drafts/sentPostDraft';
import { createdPostTags, postsApi, type RevisedPost } from '../postsApi';
import { postAnswered } from './postAnswers';
import { refetchPost, refetchReplied } from './refetchPost';

const accept = (api: AppListenerApi, answer: RevisedPost) => {
  const { dispatch } = api;
  const { post, revision } = answer;
  dispatch(postAnswered({ postId: post._id, post, revision, missingBecause: 'created' }));
  noteFilmOf(answer, api);
  dispatch(postAccepted(post._id));
  dispatch(toastQueued(post.replyTo ? postToasts.replyPosted() : postToasts.postCreated()));
  void refetchReplied(api, post.replyTo?._id);
};

/** After a failure: the server may have created the post although its answer was lost. */
const acceptIfCreated = async (postId: string, authorId: string, api: AppListenerApi) => {
  const isSameSession = inThisSession(api);
  const created = await refetchPost(api, postId);
  const isRetrying = selectOutbox(api.getState()).some(
    ({ _id, status }) => _id === postId && status === 'sending',
  );
  if (created?.post.author._id !== authorId || isRetrying || !isSameSession()) return;
  accept(api, created);
  api.dispatch(postsApi.util.invalidateTags(createdPostTags(created)));
};

/** Sends an outgoing post, which feeds already show. A failed post is handed back to its author, with the reason. */
export const createPost = async (postId: string, api: AppListenerApi): Promise<void> => {
  const author = selectSessionUser(api.getState());
  const outgoing = selectOutbox(api.getState()).find(({ _id }) => _id === postId);
  if (!author || !outgoing) return;
  const isSameSession = inThisSession(api);
  const { entryId } = outgoing;
  const call = postsApi.endpoints.createPost.initiate(
    { _id: postId, ...newPostOf(outgoing), ...(entryId !== undefined && { entryId }) },
    { track: false },
  );
  const { data, error } = await api.dispatch(call);
  // The end of a session aborts the call; the author's next login sends the post again, which is still one post.
  if (!isSameSession()) return;
  if (data) {
    accept(api, data);
    return;
  }
  const problem = errorMessage(error);
  // The list was deleted meanwhile: the words are still worth a post.
  const isListGone = problem === REFUSALS.listNotFound[1];
  api.dispatch(postRefused({ postId, problem, isListGone }));
  api.dispatch(toastQueued(toasts.failed(problem)));
  await acceptIfCreated(postId, author._id, api);
};
