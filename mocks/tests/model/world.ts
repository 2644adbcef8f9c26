import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import type { Post, User } from '../../../src/domain/entities';
import type { FeedSort } from '../../../src/domain/feeds';
import type { ProfileFields } from '../../../src/domain/profile';

dayjs.extend(utc);

export interface Person extends ProfileFields {
  _id: string;
  username: string;
  createdAt: string;
  updatedAt: string;
  /** Null for seeded people, whose passwords the model does not know. */
  password: string | null;
}

export interface Film {
  _id: string;
  authorId: string;
  content: string;
  photos: string | null;
  alt: string | undefined;
  likeCount: number;
  likedBy: string[];
  dislikedBy: string[];
  createdAt: string;
  updatedAt: string;
  editedAt: string | undefined;
  /** Place in the order of creation: it decides where times tie. */
  order: number;
}

export interface Mark {
  personId: string;
  postId: string;
  order: number;
}

export interface Deleted {
  film: Film;
  marks: Mark[];
  /** Milliseconds. */
  at: number;
}

export interface Session {
  personId: string;
  token: string;
  /** Milliseconds. */
  expiresAt: number;
}

/** A page's cursor as the model understands it: the place of the last post that was shown. */
export interface HandedCursor {
  cursor: string;
  feed: string;
  sort: FeedSort;
  key: number[];
}

/** All that the reference model believes about the backend: plain lists, searched slowly and plainly. */
export interface World {
  people: Person[];
  films: Film[];
  marks: Mark[];
  follows: { from: string; to: string }[];
  deleted: Deleted[];
  sessions: Session[];
  cursors: HandedCursor[];
  order: number;
}

/** The world as a fresh backend describes itself. `posts` are newest first. */
export function worldFrom(users: readonly User[], posts: readonly Post[]): World {
  const films = [...posts]
    .reverse()
    .map(
      (
        { _id, content, photos, alt, author, likes, createdAt, updatedAt, editedAt },
        order,
      ): Film => ({
        _id,
        authorId: author._id,
        content,
        photos,
        alt,
        likeCount: likes.likeCount,
        likedBy: likes.likedBy.map((liker) => liker._id),
        dislikedBy: likes.dislikedBy.map((liker) => liker._id),
        createdAt,
        updatedAt,
        editedAt,
        order,
      }),
    );
  return {
    people: users.map(({ bookmarks: _b, followers: _f, following: _g, ...person }) => ({
      ...person,
      password: null,
    })),
    films,
    marks: users.flatMap(({ _id, bookmarks }) =>
      [...bookmarks].reverse().map((postId, order) => ({ personId: _id, postId, order })),
    ),
    follows: users.flatMap(({ _id, following }) =>
      following.map((followed) => ({ from: _id, to: followed._id })),
    ),
    deleted: [],
    sessions: [],
    cursors: [],
    order: films.length + users.length * films.length,
  };
}

/** The API's timestamp: whole seconds. */
export function stamp(now: number): string {
  return dayjs.utc(now).format('YYYY-MM-DDTHH:mm:ss[Z]');
}
