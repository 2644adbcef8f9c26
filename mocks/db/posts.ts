import type { PostRecord } from '../rules/records';
import type { Reading, Writing } from './db';

const storeOf = ({ replyToId }: PostRecord): 'posts' | 'replies' =>
  replyToId === undefined ? 'posts' : 'replies';

/** A post or a reply. */
export const findPost = async (
  tx: Pick<Reading, 'get'>,
  postId: string,
): Promise<PostRecord | undefined> => {
  const [post, reply] = await Promise.all([tx.get('posts', postId), tx.get('replies', postId)]);
  return post ?? reply;
};

export const putPost = (tx: Writing, post: PostRecord): Promise<void> =>
  tx.put(storeOf(post), post);

export const removePost = (tx: Writing, post: PostRecord): Promise<void> =>
  tx.delete(storeOf(post), post._id);

export const replyCountOf = (tx: Reading, postId: string): Promise<number> =>
  tx.count('replies', 'byThreadAge', { prefix: [postId] });
