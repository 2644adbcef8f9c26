import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { LIMITS } from '../../src/domain/limits';
import type { ModerationKind, NotificationKind } from '../../src/domain/notifications';
import type { ProfileFields } from '../../src/domain/profile';
import type { StaffRole } from '../../src/domain/roles';

dayjs.extend(utc);

/** A moment as the API formats it: `YYYY-MM-DDTHH:mm:ssZ`, whole seconds in UTC. */
export const toTimestamp = (moment: Date | number): string => dayjs.utc(moment).format();

/** Whether something was deleted too long ago to be restored. */
export const isPastRestoring = ({ deletedAt }: { deletedAt: number }, now: Date): boolean =>
  now.getTime() - deletedAt >= LIMITS.restoreMs;

/** A number in the sequence that orders all records: unlike the clock, it never goes back. */
export type Sequence = number;

export interface UserRecord extends ProfileFields {
  _id: string;
  username: string;
  /** The username for comparison: NFKC, case-folded. Accounts from earlier releases: NFC, lower case. */
  usernameKey: string;
  /** Ids of films in display order. */
  favourites?: readonly string[];
  role?: StaffRole;
  /** How many times all their sessions were ended; omitted for 0. Never answered. */
  sessionsEnded?: number;
  /** Since when they are suspended; omitted if they are not. */
  suspendedAt?: string;
  seq: Sequence;
  createdAt: string;
  updatedAt: string;
}

/** A post's film fields; all are absent without a film. */
export interface PostFilm {
  filmId?: string;
  rating?: number;
  /** When the rating was given: a person's latest rating of a film counts. Set only with `rating`. */
  ratedSeq?: Sequence;
  watchedOn?: string;
  again?: true;
  spoilers?: true;
  /** As written; omitted without any. */
  tags?: readonly string[];
}

export interface PostRecord extends PostFilm {
  _id: string;
  authorId: string;
  /** For a reply: the post it answers, which may have been deleted. */
  replyToId?: string;
  content: string;
  /** The list it is about, which may have been deleted, or be private. */
  listId?: string;
  /** That of the list, which tells it from a later list with its id. Set only with `listId`. */
  listSeq?: Sequence;
  /** The pictures are in a store of their own, so that a like does not rewrite them. */
  hasPhoto: boolean;
  /** A description of the first picture; only with one. */
  alt?: string;
  /** Those of the other pictures, repeated here for the search. Unknown for posts stored before it was recorded. */
  otherAlts?: readonly string[];
  likeCount: number;
  seq: Sequence;
  createdAt: string;
  updatedAt: string;
  editedAt?: string;
}

/** What is told of the posts above a reply: others' texts may be long. */
export type PostHead = Pick<PostRecord, '_id' | 'authorId' | 'filmId' | 'spoilers'>;

interface Sized {
  /** In pixels. Absent if the address is a data URL, which contains it, and if nobody knows it. */
  size?: { width: number; height: number };
}

/** A stored picture and its description. */
export interface StoredPicture extends Sized {
  url: string;
  alt?: string;
}

/** A post's pictures: the first, described by the post's `alt`, and the others. */
export interface PhotoRecord extends Sized {
  postId: string;
  url: string;
  others?: readonly StoredPicture[];
}

/** A person's latest reaction to a post: it is either a like or a dislike. */
export interface ReactionRecord {
  postId: string;
  userId: string;
  kind: 'like' | 'dislike';
  seq: Sequence;
  /** Unknown for reactions stored before it was recorded. */
  reactedAt?: string;
}

/** Includes the post's age, so that a page of bookmarks is read from an index. */
export interface BookmarkRecord {
  userId: string;
  postId: string;
  seq: Sequence;
  postSeq: Sequence;
}

export interface FollowRecord {
  followerId: string;
  followeeId: string;
  seq: Sequence;
  /** Absent in the seed and in records of earlier releases, which cause no notification. */
  followedAt?: string;
}

/** One notification. Its actors are read from the reactions, follows and posts themselves. */
export interface NotificationRecord {
  userId: string;
  /** Events with the same group share a notification; see `rules/notifications.ts`. */
  group: string;
  kind: NotificationKind | ModerationKind;
  /** Omitted for follows and what concerns a list. */
  postId?: string;
  /** The list that was liked or cloned. */
  listId?: string;
  /** Why moderators did what it tells; set only then. */
  reason?: string;
  /** That of the latest event. */
  seq: Sequence;
  createdAt: string;
}

export interface NotificationSettingsRecord {
  userId: string;
  /** Everything up to this sequence number has been read. */
  readSeq: Sequence;
  off: readonly NotificationKind[];
}

export interface CredentialRecord {
  userId: string;
  /** See `session/password.ts` for the format. */
  hash: string;
}

/** Somebody who deleted their account, and can still come back. */
export interface LeaverRecord {
  userId: string;
  /** Milliseconds since 1970. */
  leftAt: number;
}

/** A removed post with everything removed along with it. */
export interface PostRemoval {
  post: PostRecord;
  photo: PhotoRecord | null;
  reactions: ReactionRecord[];
  bookmarks: BookmarkRecord[];
  /** Absent in records of earlier releases, which had no notifications. */
  notifications?: NotificationRecord[];
}

/** A deleted post. */
export interface DeletedRecord extends PostRemoval {
  _id: string;
  /** Milliseconds since 1970. */
  deletedAt: number;
}

/** The single record about this installation. */
export interface InstallationRecord {
  key: 'here';
  /** Incremented by every committed mutation. */
  revision: number;
  /** The last sequence number issued. */
  sequence: Sequence;
  /** 32 random bytes that sign this installation's tokens. */
  signingKey: Uint8Array;
}

/** What a rule can use besides its arguments. */
export interface RuleContext {
  now: Date;
  newId: () => string;
  /** Issues the next sequence number. */
  nextSeq: () => number;
}
