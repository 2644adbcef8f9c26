import { seedIdOf } from '../../src/domain/sampleAccounts';
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
import { photoRecord, postPictureFields } from '../rules/postPictures';
import { usernameKey } from '../rules/usernames';
import type { SeedDates } from './dates';
import type { SeedAccount, SeedPerson } from './people';
import { PHOTO_ALTS } from './photos';
import type { SeedPost } from './posts';

/** What dates and orders the records of one seed. */
export interface SeedContext {
  dates: SeedDates;
  /** When the seed is stored. */
  updatedAt: string;
  nextSeq: () => number;
}

export function userRecords(
  people: readonly SeedPerson[],
  { dates, updatedAt, nextSeq }: SeedContext,
): UserRecord[] {
  return people.map(({ username, createdAt, favourites, ...person }) => ({
    ...profileOf(person),
    ...(favourites && { favourites }),
    _id: seedIdOf(username),
    username,
    usernameKey: usernameKey(username),
    seq: nextSeq(),
    createdAt: dates.time(createdAt),
    updatedAt,
  }));
}

export function credentialRecords(accounts: readonly SeedAccount[]): CredentialRecord[] {
  return accounts.map(({ username, passwordHash }) => ({
    userId: seedIdOf(username),
    hash: passwordHash,
  }));
}

interface PostRecords {
  post: PostRecord;
  photo: PhotoRecord | null;
  reactions: ReactionRecord[];
}

/** A post with its photos and likes. */
export function postRecords(
  { _id, author, replyTo, content, photos, about, createdAt, likedBy }: SeedPost,
  { dates, updatedAt, nextSeq }: SeedContext,
): PostRecords {
  const pictures = photos.map((url) => ({ url, alt: PHOTO_ALTS[url] }));
  const at = dates.time(createdAt);
  return {
    post: {
      _id,
      authorId: seedIdOf(author),
      ...(replyTo !== undefined && { replyToId: replyTo }),
      content,
      ...postPictureFields(pictures),
      ...about,
      ...(about?.watchedOn !== undefined && { watchedOn: dates.day(about.watchedOn) }),
      ...(about?.rating !== undefined && { ratedSeq: nextSeq() }),
      likeCount: likedBy.length,
      seq: nextSeq(),
      createdAt: at,
      updatedAt,
    },
    photo: photoRecord(_id, pictures),
    reactions: likedBy.map((username) => ({
      postId: _id,
      userId: seedIdOf(username),
      kind: 'like',
      seq: nextSeq(),
      reactedAt: at,
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
      return [{ userId: seedIdOf(username), postId, seq: nextSeq(), postSeq: post.seq }];
    }),
  );
}

export function followRecords(
  people: readonly SeedPerson[],
  nextSeq: () => number,
): FollowRecord[] {
  return people.flatMap(({ username, follows }) =>
    follows.map((followee) => ({
      followerId: seedIdOf(username),
      followeeId: seedIdOf(followee),
      seq: nextSeq(),
    })),
  );
}
