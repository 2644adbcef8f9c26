import type { Liker, User, UserSummary } from '../../src/domain/entities';
import { profileOf } from '../../src/domain/profile';
import type { BookmarkRecord, FollowRecord, UserRecord } from '../rules/records';

/** Answers a stored picture address as the page can load it. */
export type PictureAddress = (stored: string) => string;

/** Sample pictures are stored relative to the app's base path, wherever it is served from. */
export function picturesBelow(basePath: string): PictureAddress {
  return (stored) => (/^(?:avatars|photos)\//.test(stored) ? `${basePath}${stored}` : stored);
}

export function likerView({ _id, firstName, lastName, username }: UserRecord): Liker {
  return { _id, firstName, lastName, username };
}

export function summaryView(user: UserRecord, picture: PictureAddress): UserSummary {
  return { ...likerView(user), avatar: picture(user.avatar) };
}

/** A person's relations, each in ascending order of their sequence. */
export interface Relations {
  bookmarks: readonly BookmarkRecord[];
  followers: readonly FollowRecord[];
  following: readonly FollowRecord[];
}

/** `people` must hold everybody that the relations name. */
export function userView(
  user: UserRecord,
  { bookmarks, followers, following }: Relations,
  people: ReadonlyMap<string, UserRecord>,
  picture: PictureAddress,
): User {
  const summaries = (ids: readonly string[]): UserSummary[] =>
    ids.flatMap((id) => {
      const person = people.get(id);
      return person ? [summaryView(person, picture)] : [];
    });
  return {
    ...profileOf(user),
    ...summaryView(user, picture),
    bookmarks: bookmarks.map((bookmark) => bookmark.postId).reverse(),
    followers: summaries(followers.map((follow) => follow.followerId)),
    following: summaries(following.map((follow) => follow.followeeId)),
    createdAt: user.createdAt,
    updatedAt: user.updatedAt,
  };
}
