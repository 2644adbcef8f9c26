import type { Post } from '../../../domain/entities';
import type { FeedPage } from '../postsApi';

/** So many cards fill a screen: those below come right after they are painted. */
export const SCREENFUL = 3;

/** Photos and avatars stand in posts as text: of a page with large ones only the beginning is kept. */
const MOST_CHARACTERS = 250_000;

/** As many posts from the top of a page as there is room for; what comes after them is asked for anew. */
export const feedTop = (
  { posts, nextCursor, revision }: FeedPage,
  isShown: (post: Post) => boolean,
): FeedPage => {
  const top: Post[] = [];
  let room = MOST_CHARACTERS;
  for (const post of posts.filter(isShown)) {
    room -= JSON.stringify(post).length;
    if (room < 0) break;
    top.push(post);
  }
  return { revision, posts: top, nextCursor: top.length < posts.length ? null : nextCursor };
};
