import { profileOf } from '../../src/domain/profile';
import type {
  BookmarkRecord,
  CredentialRecord,
  FollowRecord,
  PhotoRecord,
  PostRecord,
  ReactionRecord,
  UserRecord,
} from '../rules/records';
import { usernameKey } from '../rules/users';
import type { SeedAccount, SeedPerson } from './people';
import { PHOTO_ALTS } from './photos';
import type { SeedPost } from './posts';

/** A seed user's id, the same after every reset. */
export const idOf = (username: string): string => `user-${username}`;

export function userRecords(
  people: readonly SeedPerson[],
  updatedAt: string,
  nextSeq: () => number,
): UserRecord[] {
  return people.map(({ username, createdAt, favourites, ...person }) => ({
    ...profileOf(person),
    ...(favourites && { favourites }),
    _id: idOf(username),
    username,
    usernameKey: usernameKey(username),
    seq: nextSeq(),
    createdAt,
    updatedAt,
  }));
}

export function credentialRecords(accounts: readonly SeedAccount[]): CredentialRecord[] {
  return accounts.map(({ username, passwordHash }) => ({
    userId: idOf(username),
    hash: passwordHash,
  }));
}

interface PostRecords {
  post: PostRecord;
  photo: PhotoRecord | null;
  reactions: ReactionRecord[];
}

/** A post with its photo and likes. */
export function postRecords(
  { _id, author, replyTo, content, photo, about, createdAt, likedBy }: SeedPost,
  updatedAt: string,
  nextSeq: () => number,
): PostRecords {
  return {
    post: {
      _id,
      authorId: idOf(author),
      ...(replyTo !== undefined && { replyToId: replyTo }),
      content,
      hasPhoto: photo !== null,
      ...(photo && { alt: PHOTO_ALTS[photo] }),
      ...about,
      ...(about?.rating !== undefined && { ratedSeq: nextSeq() }),
      likeCount: likedBy.length,
      seq: nextSeq(),
      createdAt,
      updatedAt,
    },
    photo: photo && { postId: _id, url: photo },
    reactions: likedBy.map((username) => ({
      postId: _id,
      userId: idOf(username),
      kind: 'like',
      seq: nextSeq(),
      reactedAt: createdAt,
    })),
  };
}

export function bookmarkRecords(
  people: readonly SeedPerson[],
  posts: readonly PostRecord[],
  nextSeq: () => number,
): BookmarkRecord[] {
  return people.flatMap(({ username, bookmarks }) =>
    bookmarks.flatMap((postId) => {
      const post = posts.find(({ _id }) => _id === postId);
      if (!post) return [];
      const { seq: postSeq, likeCount } = post;
      return [{ userId: idOf(username), postId, seq: nextSeq(), postSeq, likeCount }];
    }),
  );
}

export function followRecords(
  people: readonly SeedPerson[],
  nextSeq: () => number,
): FollowRecord[] {
  return people.flatMap(({ username, follows }) =>
    follows.map((followee) => ({
      followerId: idOf(username),
      followeeId: idOf(followee),
      seq: nextSeq(),
    })),
  );
}
