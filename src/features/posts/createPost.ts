import type { AppListenerApi } from '../../app/hooks';
import { NO_REVISION } from '../../api/changed';
import { errorMessage } from '../../api/errorMessage';
import type { Post, User } from '../../domain/entities';
import { selectSessionUser } from '../auth/authSlice';
import { isSignedInAs } from '../auth/isSignedInAs';
import { toasts } from '../ui/toast';
import { toastQueued } from '../ui/uiSlice';
import { describedBy } from './drafts/draftRules';
import { NEWEST } from './feed/feedOrder';
import { forgetPersistedOutgoing } from './drafts/persistedDrafts';
import { addOwnPost, keepOwnPost, patchPost, removePost } from './postCache';
import { postsApi, type ChangedPost } from './postsApi';
import { postAccepted, postRefused, selectOutbox, type OutgoingPost } from './postsSlice';

/** An outgoing post as it will be once the server has it, to be shown until then. */
const expectedPost = (outgoing: OutgoingPost, author: User): Post => ({
  _id: outgoing._id,
  content: outgoing.content,
  photos: outgoing.photos,
  ...describedBy(outgoing),
  username: author.username,
  author: {
    _id: author._id,
    firstName: author.firstName,
    lastName: author.lastName,
    username: author.username,
    avatar: author.avatar,
  },
  likes: { likeCount: 0, likedBy: [], dislikedBy: [] },
  createdAt: outgoing.submittedAt,
  updatedAt: outgoing.submittedAt,
});

/** Shows what is on its way in every cached feed, such as one that was answered without it. */
export const showOutgoing = (api: AppListenerApi): void => {
  const author = selectSessionUser(api.getState());
  if (!author) return;
  for (const outgoing of selectOutbox(api.getState())) {
    if (outgoing.status === 'sending') addOwnPost(api, expectedPost(outgoing, author), NEWEST);
  }
};

const accept = async (api: AppListenerApi, made: ChangedPost) => {
  api.dispatch(postAccepted(made.post._id));
  api.dispatch(toastQueued(toasts.postCreated()));
  await keepOwnPost(api, made);
};

/** The answer may have been lost and the post made: the server knows. */
const acceptIfMade = async (api: AppListenerApi, postId: string, authorId: string) => {
  const { getPost } = postsApi.endpoints;
  const call = getPost.initiate(postId, { subscribe: false, forceRefetch: true });
  const { data: post } = await api.dispatch(call);
  const isTriedAgain = selectOutbox(api.getState()).some(
    ({ _id, status }) => _id === postId && status === 'sending',
  );
  if (post?.author._id !== authorId || isTriedAgain || !isSignedInAs(api, authorId)) return;
  // Changes still pending are done to what it says.
  await accept(api, { post, revision: NO_REVISION });
};

/** Shows an outgoing post at once and sends it; a refusal takes it back to its writer. */
export const createPost = async (postId: string, api: AppListenerApi): Promise<void> => {
  const author = selectSessionUser(api.getState());
  const outgoing = selectOutbox(api.getState()).find(({ _id }) => _id === postId);
  if (!author || !outgoing) return;
  showOutgoing(api);

  const call = postsApi.endpoints.createPost.initiate(
    {
      _id: postId,
      content: outgoing.content,
      photos: outgoing.photos,
      ...describedBy(outgoing),
    },
    { track: false },
  );
  const { data, error } = await api.dispatch(call);
  if (!isSignedInAs(api, author._id)) {
    if (data) await forgetPersistedOutgoing(api.extra.pageStorage, author._id, postId);
    return;
  }

  if (data) {
    const { createdAt, updatedAt } = data.post;
    patchPost(api, postId, (post) => ({ ...post, createdAt, updatedAt }));
    await accept(api, data);
  } else {
    const problem = errorMessage(error);
    removePost(api, postId);
    api.dispatch(postRefused({ postId, problem }));
    api.dispatch(toastQueued(toasts.failed(problem)));
    await acceptIfMade(api, postId, author._id);
  }
};
