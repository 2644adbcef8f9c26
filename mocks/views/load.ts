import type { Post, User } from '../../src/domain/entities';
import type { Reading } from '../db/db';
import type { PostRecord, ReactionRecord, UserRecord } from '../rules/records';
import { groupBy } from './groupBy';
import { userView, type PictureAddress } from './people';
import { postView } from './posts';

/** Every post, the newest first, with everybody who likes or dislikes it. */
export async function allPosts(tx: Reading, picture: PictureAddress): Promise<Post[]> {
  const [posts, users, photos, reactions] = await Promise.all([
    tx.list('posts', 'byAge', []),
    tx.all('users'),
    tx.all('photos'),
    tx.list('reactions', 'byPost', []),
  ]);
  const surroundings = {
    people: byId(users),
    photos: new Map(photos.map((photo) => [photo.postId, photo.url])),
    reactions: groupBy(reactions, (reaction) => reaction.postId),
  };
  return posts.reverse().map((post) => postView(post, surroundings, picture));
}

/** The given posts with everybody who likes or dislikes them. */
export function wholePosts(
  tx: Reading,
  posts: readonly PostRecord[],
  picture: PictureAddress,
): Promise<Post[]> {
  return viewPosts(tx, posts, picture, (post) => tx.list('reactions', 'byPost', [post._id]));
}

/** The given posts with at most the viewer's own reaction: what a page of a feed carries. */
export function pagePosts(
  tx: Reading,
  posts: readonly PostRecord[],
  picture: PictureAddress,
  viewer: UserRecord | null,
): Promise<Post[]> {
  return viewPosts(tx, posts, picture, async (post) => {
    const reaction = viewer ? await tx.get('reactions', [post._id, viewer._id]) : undefined;
    return reaction ? [reaction] : [];
  });
}

/** One post, whole. */
export async function onePost(
  tx: Reading,
  post: PostRecord,
  picture: PictureAddress,
): Promise<Post> {
  const [view] = await wholePosts(tx, [post], picture);
  if (!view) throw new Error(`Post ${post._id} has no view.`);
  return view;
}

async function viewPosts(
  tx: Reading,
  posts: readonly PostRecord[],
  picture: PictureAddress,
  reactionsOf: (post: PostRecord) => Promise<ReactionRecord[]>,
): Promise<Post[]> {
  const [reactions, photos] = await Promise.all([
    Promise.all(posts.map(reactionsOf)),
    Promise.all(
      posts.map(async (post) => (post.hasPhoto ? tx.get('photos', post._id) : undefined)),
    ),
  ]);
  const surroundings = {
    people: await people(tx, [
      ...posts.map((post) => post.authorId),
      ...reactions.flat().map((reaction) => reaction.userId),
    ]),
    photos: new Map(photos.flatMap((photo) => (photo ? [[photo.postId, photo.url]] : []))),
    reactions: groupBy(reactions.flat(), (reaction) => reaction.postId),
  };
  return posts.map((post) => postView(post, surroundings, picture));
}

/** Everybody with all their relations, in the order they signed up. */
export async function allUsers(tx: Reading, picture: PictureAddress): Promise<User[]> {
  const [users, bookmarks, follows] = await Promise.all([
    tx.list('users', 'byAge', []),
    tx.list('bookmarks', 'byUser', []),
    tx.list('follows', 'byFollower', []),
  ]);
  const marks = groupBy(bookmarks, (bookmark) => bookmark.userId);
  const following = groupBy(follows, (follow) => follow.followerId);
  const followers = groupBy(
    follows.toSorted((a, b) => a.seq - b.seq),
    (follow) => follow.followeeId,
  );
  const everybody = byId(users);
  return users.map((user) =>
    userView(
      user,
      {
        bookmarks: marks.get(user._id) ?? [],
        following: following.get(user._id) ?? [],
        followers: followers.get(user._id) ?? [],
      },
      everybody,
      picture,
    ),
  );
}

/** One person with all their relations. */
export async function oneUser(
  tx: Reading,
  user: UserRecord,
  picture: PictureAddress,
): Promise<User> {
  const [bookmarks, following, followers] = await Promise.all([
    tx.list('bookmarks', 'byUser', [user._id]),
    tx.list('follows', 'byFollower', [user._id]),
    tx.list('follows', 'byFollowee', [user._id]),
  ]);
  const related = await people(tx, [
    ...following.map((follow) => follow.followeeId),
    ...followers.map((follow) => follow.followerId),
  ]);
  return userView(user, { bookmarks, following, followers }, related, picture);
}

async function people(tx: Reading, ids: readonly string[]): Promise<Map<string, UserRecord>> {
  const users = await Promise.all([...new Set(ids)].map((id) => tx.get('users', id)));
  return byId(users.filter((user) => user !== undefined));
}

const byId = (users: readonly UserRecord[]): Map<string, UserRecord> =>
  new Map(users.map((user) => [user._id, user]));
