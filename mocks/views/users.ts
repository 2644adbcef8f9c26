import type { BookmarksAnswer } from '../../src/domain/answers';
import type { Liker, User, UserSummary } from '../../src/domain/entities';
import { profileOf } from '../../src/domain/profile';
import type { Reading } from '../db/db';
import { newestOf } from '../db/newestOf';
import type { BookmarkRecord, FollowRecord, UserRecord } from '../rules/records';
import { summariesOf, type FilmSummaries } from './films';

/** Converts a stored picture address to one the page can load. */
export type PictureAddress = (stored: string) => string;

/** What views depend on besides the data. */
export interface Presentation {
  picture: PictureAddress;
  /** How many items of a list that has no pages are answered, the newest; all, if it is infinite. */
  mostListed: number;
}

/** How something is viewed: with which picture addresses, and by whom. */
export interface ViewContext extends Pick<Presentation, 'picture'> {
  viewer: UserRecord | null;
}

/** The seed's pictures are stored relative to the app's base path, wherever it is deployed. */
export function picturesBelow(basePath: string): PictureAddress {
  return (stored) => (/^(?:avatars|photos)\//.test(stored) ? `${basePath}${stored}` : stored);
}

export function likerView({ _id, firstName, lastName, username }: UserRecord): Liker {
  return { _id, firstName, lastName, username };
}

export function summaryView(user: UserRecord, picture: PictureAddress): UserSummary {
  return { ...likerView(user), avatar: picture(user.avatar) };
}

type Counts = Pick<User, 'postCount' | 'replyCount' | 'filmCount'>;

/** A person's relations, each in ascending order of sequence, and the numbers of what they wrote and watched. */
interface Relations extends Counts {
  bookmarks: readonly BookmarkRecord[];
  followers: readonly FollowRecord[];
  following: readonly FollowRecord[];
}

/** The people and films that users refer to. */
interface Named {
  people: ReadonlyMap<string, UserRecord>;
  films: FilmSummaries;
}

/** A person with their relations, of which the people and films are known. */
export function userView(
  user: UserRecord,
  { bookmarks, followers, following, postCount, replyCount, filmCount }: Relations,
  { people, films }: Named,
  picture: PictureAddress,
): User {
  const favourites = (user.favourites ?? []).flatMap((id) => films.get(id) ?? []);
  const summaries = (ids: readonly string[]): UserSummary[] =>
    ids.flatMap((id) => {
      const person = people.get(id);
      return person ? [summaryView(person, picture)] : [];
    });
  return {
    ...profileOf(user),
    ...summaryView(user, picture),
    ...(user.role && { role: user.role }),
    bookmarks: bookmarks.map((bookmark) => bookmark.postId).reverse(),
    followers: summaries(followers.map((follow) => follow.followerId)),
    following: summaries(following.map((follow) => follow.followeeId)),
    postCount,
    replyCount,
    filmCount,
    ...(favourites.length > 0 && { favourites }),
    createdAt: user.createdAt,
    updatedAt: user.updatedAt,
  };
}

/** How much somebody wrote and watched. */
export async function countsOf(tx: Reading, userId: string): Promise<Counts> {
  const [postCount, replyCount, filmCount] = await Promise.all([
    tx.count('posts', 'byAuthorAge', { prefix: [userId] }),
    tx.count('replies', 'byAuthorAge', { prefix: [userId] }),
    tx.count('personFilms', 'byDate', { prefix: [userId] }),
  ]);
  return { postCount, replyCount, filmCount };
}

/** One user with their relations. */
export async function oneUser(
  tx: Reading,
  user: UserRecord,
  { picture, mostListed }: Presentation,
  viewer: UserRecord | null,
): Promise<User> {
  const [counts, bookmarks, following, followers, films] = await Promise.all([
    countsOf(tx, user._id),
    newestOf(tx, 'bookmarks', 'byUser', [user._id], mostListed),
    newestOf(tx, 'follows', 'byFollower', [user._id], mostListed),
    newestOf(tx, 'follows', 'byFollowee', [user._id], mostListed),
    summariesOf(tx, user.favourites ?? [], viewer),
  ]);
  const people = await usersWithIds(tx, [
    ...following.map((follow) => follow.followeeId),
    ...followers.map((follow) => follow.followerId),
  ]);
  return userView(user, { ...counts, bookmarks, following, followers }, { people, films }, picture);
}

/** The existing users with these ids. */
export async function usersWithIds(
  tx: Reading,
  ids: readonly string[],
): Promise<Map<string, UserRecord>> {
  const users = await Promise.all([...new Set(ids)].map((id) => tx.get('users', id)));
  return byId(users.filter((user) => user !== undefined));
}

export const byId = (users: readonly UserRecord[]): Map<string, UserRecord> =>
  new Map(users.map((user) => [user._id, user]));

/** The newest bookmark first. */
export async function bookmarksOf(tx: Reading, userId: string): Promise<BookmarksAnswer> {
  const bookmarks = await tx.list('bookmarks', 'byUser', [userId]);
  return { bookmarks: bookmarks.map((bookmark) => bookmark.postId).reverse() };
}
