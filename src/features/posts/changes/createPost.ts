import type { AppListenerApi } from '../../../app/hooks';
import { errorMessage } from '../../../api/errorMessage';
import { selectSessionUser } from '../../auth/authSlice';
import { inThisSession } from '../../auth/sameSession';
import { toasts } from '../../ui/toast';
import { toastQueued } from '../../ui/uiSlice';
import { forgetPersistedOutgoing } from '../drafts/persistedDrafts';
import { newPostOf } from '../drafts/sentDraft';
import { postsApi, type RevisedPost } from '../postsApi';
import { postAccepted, postAnswered, postRefused, selectOutbox } from '../postsSlice';
import { refetchPost, refetchReplied } from './refetchPost';

const accept = (api: AppListenerApi, { post, revision }: RevisedPost) => {
  const { dispatch } = api;
  dispatch(postAnswered({ postId: post._id, post, revision, since: 'created' }));
  dispatch(postAccepted(post._id));
  dispatch(toastQueued(post.replyTo ? toasts.replyPosted() : toasts.postCreated()));
  void refetchReplied(api, post);
};

/** The answer may have been lost and the post made: the server knows. */
const acceptIfMade = async (postId: string, authorId: string, api: AppListenerApi) => {
  const isHere = inThisSession(api);
  const made = await refetchPost(api, postId);
  const isTriedAgain = selectOutbox(api.getState()).some(
    ({ _id, status }) => _id === postId && status === 'sending',
  );
  if (made?.post.author._id === authorId && !isTriedAgain && isHere()) accept(api, made);
};

/** Sends an outgoing post, which shows already; a refusal takes it back to its writer. */
export const createPost = async (postId: string, api: AppListenerApi): Promise<void> => {
  const author = selectSessionUser(api.getState());
  const outgoing = selectOutbox(api.getState()).find(({ _id }) => _id === postId);
  if (!author || !outgoing) return;
  const isHere = inThisSession(api);
  const call = postsApi.endpoints.createPost.initiate(
    { _id: postId, ...newPostOf(outgoing) },
    { track: false },
  );
  const { data, error } = await api.dispatch(call);
  if (!isHere()) {
    if (data) await forgetPersistedOutgoing(api.extra.pageStorage, author._id, postId);
    return;
  }
  if (data) {
    accept(api, data);
    return;
  }
  const problem = errorMessage(error);
  api.dispatch(postRefused({ postId, problem }));
  api.dispatch(toastQueued(toasts.failed(problem)));
  await acceptIfMade(postId, author._id, api);
};
