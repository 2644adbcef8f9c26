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
import type { SampleAccount, SeedPerson } from './people';
import { PHOTO_ALTS } from './photos';
import type { SeedPost } from './posts';

/** A sample person's id, the same after every reset. */
const idOf = (username: string): string => `user-${username}`;

/** Takes the places of the sequence from `seq` on, one for each person. */
export function userRecords(
  people: readonly SeedPerson[],
  updatedAt: string,
  seq: number,
): UserRecord[] {
  return people.map(({ username, createdAt, ...person }, place) => ({
    ...profileOf(person),
    _id: idOf(username),
    username,
    usernameKey: usernameKey(username),
    seq: seq + place,
    createdAt,
    updatedAt,
  }));
}

export function credentialRecords(accounts: readonly SampleAccount[]): CredentialRecord[] {
  return accounts.map(({ username, passwordHash }) => ({
    userId: idOf(username),
    hash: passwordHash,
  }));
}

export interface PostRecords {
  post: PostRecord;
  photo: PhotoRecord | null;
  reactions: ReactionRecord[];
}

/** A post with its photo and likes. Takes the place `seq` in the sequence, and one more for each like. */
export function postRecords(sample: SeedPost, updatedAt: string, seq: number): PostRecords {
  const { _id, author, content, photo, createdAt, likedBy } = sample;
  return {
    post: {
      _id,
      authorId: idOf(author),
      content,
      hasPhoto: photo !== null,
      ...(photo && { alt: PHOTO_ALTS[photo] }),
      likeCount: likedBy.length,
      seq,
      createdAt,
      updatedAt,
    },
    photo: photo && { postId: _id, url: photo },
    reactions: likedBy.map((username, place) => ({
      postId: _id,
      userId: idOf(username),
      kind: 'like',
      seq: seq + 1 + place,
    })),
  };
}

/** Bookmarks of the given posts. */
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
