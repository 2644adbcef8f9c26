import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import type { NotificationKind } from '../../src/domain/notifications';
import type { ProfileFields } from '../../src/domain/profile';

dayjs.extend(utc);

/** A moment as the API writes it: `YYYY-MM-DDTHH:mm:ssZ`, whole seconds in UTC. */
export const toTimestamp = (moment: Date | number): string => dayjs.utc(moment).format();

/** A place in the one sequence that orders everything stored: the clock may go back, this never does. */
export type Sequence = number;

export interface UserRecord extends ProfileFields {
  _id: string;
  username: string;
  /** The username as it is compared: NFKC, case folded. Of people who signed up earlier: NFC, lower case. */
  usernameKey: string;
  /** Ids of films, the first shown first. */
  favourites?: readonly string[];
  seq: Sequence;
  createdAt: string;
  updatedAt: string;
}

/** What a post says of a film; without a film nothing. */
export interface PostFilm {
  filmId?: string;
  rating?: number;
  /** When the rating was given: of all that a person gave a film the newest counts. Never without one. */
  ratedSeq?: Sequence;
  watchedOn?: string;
  again?: true;
  spoilers?: true;
}

export interface PostRecord extends PostFilm {
  _id: string;
  authorId: string;
  /** Of a reply: the post that it answers, which may be gone. */
  replyToId?: string;
  content: string;
  /** The pictures themselves are in a store of their own, so that a like rewrites none. */
  hasPhoto: boolean;
  /** What is to be seen on the first picture; never without one. */
  alt?: string;
  likeCount: number;
  seq: Sequence;
  createdAt: string;
  updatedAt: string;
  editedAt?: string;
}

/** A picture as it is stored, and what is to be seen on it. */
export interface StoredPicture {
  url: string;
  alt?: string;
}

/** A post's pictures: the first, which its post describes, and the others. */
export interface PhotoRecord {
  postId: string;
  url: string;
  others?: readonly StoredPicture[];
}

/** What a person last said of a post: nobody likes and dislikes one at once. */
export interface ReactionRecord {
  postId: string;
  userId: string;
  kind: 'like' | 'dislike';
  seq: Sequence;
}

/** Holds the post's sort keys too, so that a page of bookmarks is read from an index. */
export interface BookmarkRecord {
  userId: string;
  postId: string;
  seq: Sequence;
  postSeq: Sequence;
  likeCount: number;
}

export interface FollowRecord {
  followerId: string;
  followeeId: string;
  seq: Sequence;
  /** Nobody is told of a follow without it: those of the seed and of earlier releases. */
  followedAt?: string;
}

/** What one person is told of: those who did it are read from what they did. */
export interface NotificationRecord {
  userId: string;
  /** What is told together; see `rules/notifications.ts`. */
  group: string;
  kind: NotificationKind;
  /** Left out for follows. */
  postId?: string;
  /** That of the latest deed. */
  seq: Sequence;
  createdAt: string;
}

export interface NotificationSettingsRecord {
  userId: string;
  /** Whatever has no higher place in the sequence is read. */
  readSeq: Sequence;
  off: readonly NotificationKind[];
}

export interface CredentialRecord {
  userId: string;
  /** See `session/password.ts` for the format. */
  hash: string;
}

/** All that a deleted post took with it. */
export interface DeletedRecord {
  _id: string;
  post: PostRecord;
  photo: PhotoRecord | null;
  reactions: ReactionRecord[];
  bookmarks: BookmarkRecord[];
  /** What people were told of it; earlier releases told nobody. */
  notifications?: NotificationRecord[];
  /** Milliseconds since 1970. */
  deletedAt: number;
}

/** The one record about this installation itself. */
export interface InstallationRecord {
  key: 'here';
  /** Grows with every committed mutation. */
  revision: number;
  /** The last sequence number given out. */
  sequence: Sequence;
  /** 32 random bytes that sign this installation's tokens. */
  signingKey: Uint8Array;
}

/** What a rule may know of the world besides what it is handed. */
export interface RuleContext {
  now: Date;
  newId: () => string;
  /** The next place in the sequence that orders everything stored. */
  nextSeq: () => number;
}
