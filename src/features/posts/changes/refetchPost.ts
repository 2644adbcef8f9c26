import { refetchFresh } from '../../../api/refetchFresh';
import type { AppListenerApi } from '../../../app/hooks';
import type { Post } from '../../../domain/entities';
import { postsApi, type RevisedPost } from '../postsApi';
import { isPostCached } from './selectPost';

/**
 * Refetches a post; the slice stores the answer, also that the post was deleted.
 * @returns the post, or null if it was deleted or the call failed
 */
export const refetchPost = (
  { dispatch }: Pick<AppListenerApi, 'dispatch'>,
  postId: string,
): Promise<RevisedPost | null> => refetchFresh(dispatch, postsApi.endpoints.getPost, postId);

/** Refetches the post that a reply answers, so that its count of replies is current. */
export const refetchReplied = async (
  api: Pick<AppListenerApi, 'dispatch' | 'getState'>,
  reply: Post | undefined,
): Promise<void> => {
  const postId = reply?.replyTo?._id;
  if (postId !== undefined && isPostCached(api.getState(), postId)) await refetchPost(api, postId);
};
