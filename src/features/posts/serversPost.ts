import { errorStatus } from '../../api/errorMessage';
import { patchPost, removePost, type CacheAccess } from './postCache';
import { postsApi } from './postsApi';
import { selectDeletedIds } from './postsSlice';

/**
 * After a refusal the screen may be wrong in more than what was refused: asks the server for
 * the post and shows that. A post that is gone leaves the feeds, unless it is one that its
 * author may yet take back; without an answer all stays.
 */
export const showServersPost = async (
  access: CacheAccess,
  postId: string,
): Promise<'there' | 'gone' | 'unknown'> => {
  const { getPost } = postsApi.endpoints;
  // A question asked before the refusal may be answered with what was true before it.
  await access.dispatch(postsApi.util.getRunningQueryThunk('getPost', postId));
  const call = getPost.initiate(postId, { subscribe: false, forceRefetch: true });
  const { data, error } = await access.dispatch(call);
  // After a failure an earlier answer's data is still there.
  if (data && !error) {
    patchPost(access, postId, () => data);
    return 'there';
  }
  if (errorStatus(error) !== 404) return 'unknown';
  if (!selectDeletedIds(access.getState()).includes(postId)) removePost(access, postId);
  return 'gone';
};
