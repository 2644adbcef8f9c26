import { removePost } from '../db/posts';
import { updateStandingsForPost } from '../films/standings';
import type { PostRecord } from '../rules/records';
import { anyLeft, clearing } from './clearing';
import type { Erasing } from './erasing';

const POSTS = 10;

/** What hangs on a post. */
const OF_POST = [
  clearing('reactions', 'byPost', ({ postId, userId }) => [postId, userId]),
  clearing('bookmarks', 'byPost', ({ userId, postId }) => [userId, postId]),
  clearing('notifications', 'byPost', ({ userId, group }) => [userId, group]),
];

/** @returns whether it is still there, with more that hangs on it */
async function erasePost(erasing: Erasing, post: PostRecord): Promise<boolean> {
  const { tx } = erasing;
  if (await anyLeft(OF_POST.map((clear) => clear(tx, post._id)))) return true;
  await Promise.all([removePost(tx, post), tx.delete('photos', post._id)]);
  await updateStandingsForPost(erasing, post, null);
  return false;
}

const erasingIn = (store: 'posts' | 'replies') => async (erasing: Erasing) => {
  const range = { prefix: [erasing.userId] };
  const posts = await erasing.tx.first(store, 'byAuthorAge', [range], 'ascending', POSTS);
  for (const post of posts) if (await erasePost(erasing, post)) return true;
  return posts.length === POSTS;
};

/** Erases a person's posts: where they were answered, the replies stay. */
export const erasePosts = erasingIn('posts');
export const eraseReplies = erasingIn('replies');
