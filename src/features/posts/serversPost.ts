import { errorStatus } from '../../api/errorMessage';
import { patchPost, removePost, type CacheAccess } from './postCache';
import { postsApi } from './postsApi';

/**
 * After a refusal the screen may be wrong in more than what was refused: asks the server for
 * the post and shows that. A post that is gone leaves the feeds; without an answer all stays.
 */
export const showServersPost = async (access: CacheAccess, postId: string): Promise<void> => {
  const { getPost } = postsApi.endpoints;
  const call = getPost.initiate(postId, { subscribe: false, forceRefetch: true });
  const { data, error } = await access.dispatch(call);
  if (data) patchPost(access, postId, () => data);
  else if (errorStatus(error) === 404) removePost(access, postId);
};
