import type { AppListenerApi } from '../../../app/hooks';
import type { Post } from '../../../domain/entities';
import { postsApi, type RevisedPost } from '../postsApi';
import { isPostCached } from './selectPost';

/**
 * Refetches a post; the slice stores the answer, also that the post was deleted. A request that
 * is already running may return older data, so it is awaited first.
 * @returns the post, or null if it was deleted or the call failed
 */
export const refetchPost = async (
  { dispatch }: Pick<AppListenerApi, 'dispatch'>,
  postId: string,
): Promise<RevisedPost | null> => {
  await dispatch(postsApi.util.getRunningQueryThunk('getPost', postId));
  const { getPost } = postsApi.endpoints;
  const call = getPost.initiate(postId, { subscribe: false, forceRefetch: true });
  const { data, error } = await dispatch(call);
  // After a failure, `data` still holds the previous answer.
  return (!error && data) || null;
};

/** Refetches the post that a reply answers, so that its count of replies is current. */
export const refetchReplied = async (
  api: Pick<AppListenerApi, 'dispatch' | 'getState'>,
  reply: Post | undefined,
): Promise<void> => {
  const postId = reply?.replyTo?._id;
  if (postId !== undefined && isPostCached(api.getState(), postId)) await refetchPost(api, postId);
};
