import type { Post, User } from '../../src/domain/entities';
import type { Reading } from '../db/db';
import { newestOf } from '../db/newestOf';
import type { UserRecord } from '../rules/records';
import { filmsOf, summariesOf } from './films';
import { groupBy } from './groupBy';
import { listsIn } from './postLists';
import { threadsOf, viewWith, wholePosts, type ListContext, type PostContext } from './posts';
import { byId, countsOf, oneUser, userView, type Presentation } from './users';

/** Every post except replies, or the newest, the newest first, with their reactions. */
export async function allPosts(tx: Reading, context: ListContext): Promise<Post[]> {
  const { mostListed, hidden } = context;
  // A post's number of replies includes those of people whom the viewer does not see, which a whole store lacks.
  const isWhole = hidden.blockedIds.size + hidden.leftIds.size === 0;
  if (mostListed === Infinity && isWhole) return everyPost(tx, context);
  const posts = await newestOf(tx, 'posts', 'byAge', [], mostListed);
  return wholePosts(tx, posts.reverse(), context);
}

/** Reads whole stores: faster than post by post. */
async function everyPost(tx: Reading, context: PostContext): Promise<Post[]> {
  const { viewer } = context;
  const [posts, users, photos, reactions, replies] = await Promise.all([
    tx.list('posts', 'byAge', []),
    tx.all('users'),
    tx.all('photos'),
    tx.list('reactions', 'byPost', []),
    tx.all('replies'),
  ]);
  const answers = groupBy(replies, ({ replyToId = '' }) => replyToId);
  const replyCounts = new Map([...answers].map(([postId, { length }]) => [postId, length]));
  const [films, lists, threads] = await Promise.all([
    filmsOf(tx, posts, viewer),
    listsIn(tx, posts, context),
    threadsOf(tx, posts, viewer),
  ]);
  const loaded = { people: byId(users), replyCounts, photos, reactions, films, lists, threads };
  return viewWith(posts.reverse(), loaded, context);
}

/** All users, or the first of them, with their relations, in the order they signed up. */
export async function allUsers(
  tx: Reading,
  presentation: Presentation,
  viewer: UserRecord | null,
): Promise<User[]> {
  const { picture, mostListed } = presentation;
  if (mostListed < Infinity) {
    const first = await tx.first('users', 'byAge', [{ prefix: [] }], 'ascending', mostListed);
    return Promise.all(first.map((user) => oneUser(tx, user, presentation, viewer)));
  }
  const [users, bookmarks, follows] = await Promise.all([
    tx.list('users', 'byAge', []),
    tx.list('bookmarks', 'byUser', []),
    tx.list('follows', 'byFollower', []),
  ]);
  const bookmarksOf = groupBy(bookmarks, (bookmark) => bookmark.userId);
  const following = groupBy(follows, (follow) => follow.followerId);
  const followers = groupBy(
    follows.toSorted((a, b) => a.seq - b.seq),
    (follow) => follow.followeeId,
  );
  const known = {
    people: byId(users),
    films: await summariesOf(
      tx,
      users.flatMap((user) => user.favourites ?? []),
      viewer,
    ),
  };
  const counts = await Promise.all(
    users.map(async (user) => ({ user, ...(await countsOf(tx, user._id)) })),
  );
  return counts.map(({ user, ...counted }) =>
    userView(
      user,
      {
        ...counted,
        bookmarks: bookmarksOf.get(user._id) ?? [],
        following: following.get(user._id) ?? [],
        followers: followers.get(user._id) ?? [],
      },
      known,
      picture,
    ),
  );
}
