import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import type { Post, User } from '../../../src/domain/entities';
import type { DiaryEntry } from '../../../src/domain/films';
import type { FilmSummary } from '../../../src/domain/filmSummary';
import type { FeedSort } from '../../../src/domain/feeds';
import type { NotificationKind } from '../../../src/domain/notifications';
import type { StaffRole } from '../../../src/domain/roles';
import type { Picture } from '../../../src/domain/postPictures';
import type { ProfileFields } from '../../../src/domain/profile';
import type { Hide } from './hiding';
import type { DeletedList, FilmList, PageCursor, ShelfCursor } from './filmLists';

dayjs.extend(utc);

/** Story texts that mention users, or seem to, and the usernames they mention. */
export const NAMING: Readonly<Record<string, readonly string[]>> = {
  '@Ada, see what @ada’s friend @b.e-n_1. said': ['Ada', 'ada', 'b.e-n_1'],
  'For @zoe\u0308, (@小津) and @nobody-here!': ['zoë', '小津', 'nobody-here'],
  'Write to someone@example.com or @ada@example.com': [],
};

export interface Person extends ProfileFields {
  _id: string;
  username: string;
  createdAt: string;
  updatedAt: string;
  /** Null for seeded people, whose passwords the model does not know. */
  password: string | null;
  favourites: string[];
  /** How many films they have watched that the model does not know; 0 if undefined. */
  otherFilms?: number;
  role?: StaffRole;
}

/** A post's film fields. */
export interface FilmFields {
  filmId?: string | null | undefined;
  rating?: number | null | undefined;
  watchedOn?: string | null | undefined;
  again?: boolean | undefined;
  spoilers?: boolean | undefined;
  tags?: readonly string[] | undefined;
  /** The rating's position in the order of all ratings. */
  ratedOrder: number;
}

/** A post or reply in the model. */
export interface Piece {
  _id: string;
  authorId: string;
  /** For a reply: the piece it answers, which may be missing. */
  replyTo: string | undefined;
  content: string;
  /** The list it is about, which may be gone. */
  listId: string | undefined;
  pictures: Picture[];
  likeCount: number;
  likedBy: string[];
  dislikedBy: string[];
  createdAt: string;
  updatedAt: string;
  editedAt: string | undefined;
  filmFields: FilmFields | null;
  /** The entry by hand whose evening it stands for, which comes back when it goes. */
  byHand: Entry | null;
  /** Position in the order of creation, which breaks ties of time. */
  order: number;
}

export interface Mark {
  personId: string;
  postId: string;
  order: number;
}

/** A diary entry that belongs to no post. */
export interface Entry extends Omit<DiaryEntry, 'film' | 'postId'> {
  personId: string;
  filmId: string;
  ratedOrder: number;
  order: number;
}

/** A film's marks by one user, set by hand. */
export interface Sign {
  personId: string;
  filmId: string;
  mark: boolean | null;
  rating: { stars: number; order: number } | null;
  listed: number | null;
  loved: number | null;
}

/** A seed user's marks of a film; nobody acts as a seed user. */
export interface SeededSign {
  personId: string;
  filmId: string;
  watched: boolean;
  rating: number | null;
  listed: boolean;
  loved: boolean;
}

/** An event that causes a notification: a reply, a mention, or one of a group of likes, clones or follows. */
export interface NotifiedEvent {
  kind: NotificationKind;
  /** The recipient. */
  to: string;
  by: string;
  /** Null for follows and lists. */
  postId: string | null;
  /** The list that was liked or cloned. */
  listId?: string;
  /** The day of a follow. */
  day: string | null;
  at: string;
  order: number;
}

/** A notification that somebody has, as of the latest event that they were told of. */
export type Told = Omit<NotifiedEvent, 'by'>;

/** What went from notifications with a post or a list, and comes back with it. */
export interface Withdrawn {
  events: NotifiedEvent[];
  told: Told[];
}

/** What a user has read, up to which `_id` and position, and which kinds are off. */
export interface Reading {
  id: number;
  order: number;
  off: NotificationKind[];
}

export interface Deleted {
  piece: Piece;
  marks: Mark[];
  withdrawn: Withdrawn;
  /** Milliseconds. */
  at: number;
}

export interface Session {
  personId: string;
  token: string;
  /** Milliseconds. */
  expiresAt: number;
  isEnded?: true;
}

/** A page's cursor in the model: the position of its last post. */
export interface HandedCursor {
  cursor: string;
  feed: string;
  sort: FeedSort;
  key: number[];
}

/** The reference model's state: plain lists, searched linearly. */
export interface World {
  people: Person[];
  pieces: Piece[];
  /** The names mentioned in each text; other texts mention none. */
  naming: Readonly<Record<string, readonly string[]>>;
  marks: Mark[];
  follows: { from: string; to: string }[];
  deleted: Deleted[];
  films: FilmSummary[];
  /** Other films, which only lists name: nobody who acts has watched them. */
  listedFilms: FilmSummary[];
  lists: FilmList[];
  deletedLists: DeletedList[];
  shelfCursors: ShelfCursor[];
  pageCursors: PageCursor[];
  entries: Entry[];
  deletedEntries: { entry: Entry; at: number }[];
  signs: Sign[];
  seeded: SeededSign[];
  sessions: Session[];
  cursors: HandedCursor[];
  order: number;
  /** Events that cause notifications for users who act; nobody acts as a seed user. */
  events: NotifiedEvent[];
  told: Told[];
  hides: Hide[];
  /** Who has deleted their account, and when, in milliseconds. */
  leavers: { personId: string; at: number }[];
  /** By user. */
  reading: Record<string, Reading>;
  /** The `_id` issued for each position. */
  notificationIds: Map<number, string>;
}

/** A fresh backend's own data. `posts` are newest first. */
export interface Beginning {
  users: readonly User[];
  posts: readonly Post[];
  /** Oldest first, and all created after the posts. */
  replies: readonly Post[];
  films: readonly FilmSummary[];
  listedFilms: readonly FilmSummary[];
  /** Oldest first. */
  lists: readonly FilmList[];
  seeded: readonly SeededSign[];
}

export function worldFrom({ users, posts, replies, films, seeded, ...lists }: Beginning): World {
  const written = [...[...posts].reverse(), ...replies];
  const pieces = written.map(
    (
      { _id, content, pictures, author, likes, createdAt, updatedAt, editedAt, ...rest },
      order,
    ): Piece => ({
      filmFields: rest.film ? { ...rest, filmId: rest.film._id, ratedOrder: order } : null,
      byHand: null,
      _id,
      authorId: author._id,
      replyTo: rest.replyTo?._id,
      content,
      listId: rest.list?._id,
      pictures,
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
    people: users.map(
      ({
        bookmarks: _b,
        followers: _f,
        following: _g,
        postCount: _p,
        replyCount: _r,
        filmCount,
        favourites = [],
        ...person
      }) => ({
        ...person,
        favourites: favourites.map(({ _id }) => _id),
        otherFilms:
          filmCount -
          seeded.filter(({ personId, watched }) => watched && personId === person._id).length,
        password: null,
      }),
    ),
    pieces,
    naming: {
      ...NAMING,
      ...Object.fromEntries(
        written.map(({ content, mentions }) => [content, mentions.map(({ username }) => username)]),
      ),
    },
    marks: users.flatMap(({ _id, bookmarks }) =>
      [...bookmarks].reverse().map((postId, order) => ({ personId: _id, postId, order })),
    ),
    follows: users.flatMap(({ _id, following }) =>
      following.map((followed) => ({ from: _id, to: followed._id })),
    ),
    deleted: [],
    films: [...films],
    listedFilms: [...lists.listedFilms],
    lists: [...lists.lists],
    deletedLists: [],
    shelfCursors: [],
    pageCursors: [],
    entries: [],
    deletedEntries: [],
    signs: [],
    seeded: [...seeded],
    sessions: [],
    cursors: [],
    order: pieces.length + users.length * pieces.length,
    events: [],
    told: [],
    hides: [],
    leavers: [],
    reading: {},
    notificationIds: new Map(),
  };
}

/** The API's timestamp: whole seconds. */
export function stamp(now: number): string {
  return dayjs.utc(now).format('YYYY-MM-DDTHH:mm:ss[Z]');
}
