import type { AppListenerApi, AppStartListening } from '../../../app/hooks';
import { selectSessionUser } from '../../auth/authSlice';
import { inThisSession } from '../../auth/sameSession';
import { sendDesired } from '../../auth/sendDesired';
import { toasts } from '../../ui/toast';
import { toastQueued } from '../../ui/uiSlice';
import { postsApi } from '../postsApi';
import {
  deletionUndone,
  postAnswered,
  postChangeSettled,
  postDeleted,
  selectDesired,
} from '../postsSlice';
import { deletionId, type PostAnswered } from './postChanges';
import { refetchPost, refetchReplied } from './refetchPost';
import { refetchWatched } from '../../films/changes/refetchWatched';
import { selectPost } from './selectPost';

const { deletePost, restorePost } = postsApi.endpoints;

/** Deletes or restores a post, and returns the server's answer. */
const send = async (
  post: { postId: string; authorId: string; filmId: string | undefined },
  deleted: boolean,
  { dispatch }: AppListenerApi,
): Promise<{ data?: PostAnswered; error?: unknown }> => {
  const { postId } = post;
  if (deleted) {
    const { data, error } = await dispatch(deletePost.initiate(post, { track: false }));
    return data ? { data: { postId, post: null, ...data, missingBecause: null } } : { error };
  }
  const { data, error } = await dispatch(restorePost.initiate(post, { track: false }));
  return data ? { data: { postId, ...data, missingBecause: 'restored' } } : { error };
};

const sendDeletion = async (postId: string, api: AppListenerApi) => {
  const id = deletionId(postId);
  const isSameSession = inThisSession(api);
  const authorId = selectSessionUser(api.getState())?._id ?? '';
  const post = selectPost(api.getOriginalState(), postId);
  const filmId = post?.film?._id;
  await sendDesired(api, {
    id,
    desired: () => selectDesired(api.getState(), id),
    send: (deleted) => send({ postId, authorId, filmId }, deleted, api),
    onSettled: (answer, sent) => {
      api.dispatch(postChangeSettled({ id, sent, revision: answer.revision, answer }));
      void refetchReplied(api, answer.post ?? post);
      // A restored post was unknown while it was deleted.
      const about = answer.post?.film?._id ?? filmId;
      if (about !== undefined) void refetchWatched(about, api);
    },
    afterFailure: async () => {
      // The server may have acted despite the failure; feeds answered in the meantime may lack the post.
      const found = await refetchPost(api, postId);
      if (found && isSameSession())
        api.dispatch(postAnswered({ postId, ...found, missingBecause: 'restored' }));
    },
  });
};

/** Sends deletions and their undos; only the latest counts. */
export const listenForDeletions = (start: AppStartListening): void => {
  start({
    actionCreator: postDeleted,
    effect: async ({ payload: postId }, api) => {
      api.dispatch(toastQueued(toasts.postDeleted(postId)));
      await sendDeletion(postId, api);
    },
  });
  start({
    actionCreator: deletionUndone,
    effect: ({ payload: postId }, api) => sendDeletion(postId, api),
  });
};
