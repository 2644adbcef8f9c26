import type { NotificationRecord, Sequence } from './records';

/** A list. Its films are in a store of their own, so that adding one rewrites none of the others' notes. */
export interface ListRecord {
  _id: string;
  ownerId: string;
  title: string;
  description: string;
  ranked: boolean;
  /** Its sequence number again, if it is public: private lists are in no index of public ones. */
  publicSeq?: Sequence;
  filmCount: number;
  likeCount: number;
  /** The first films, which represent it where its films are not read. */
  posterIds: readonly string[];
  /** Rises with each change by its owner. */
  revision: number;
  seq: Sequence;
  createdAt: string;
  updatedAt: string;
}

/** A film on a list. */
export interface ListFilmRecord {
  listId: string;
  filmId: string;
  /** Whole numbers with gaps between them, in the list's order: one film is moved by writing it alone. */
  place: number;
  note?: string;
  /** That of its list. */
  publicSeq?: Sequence;
}

/** That somebody likes a list, or has cloned it: once, however often they do. */
export interface ListReactionRecord {
  listId: string;
  userId: string;
  kind: 'like' | 'clone';
  seq: Sequence;
  reactedAt: string;
}

/** A removed list with everything removed along with it. */
export interface ListRemoval {
  list: ListRecord;
  films: ListFilmRecord[];
  reactions: ListReactionRecord[];
  notifications: NotificationRecord[];
}

/** A deleted list. */
export interface DeletedListRecord extends ListRemoval {
  _id: string;
  /** Milliseconds since 1970. */
  deletedAt: number;
}

export const isPublic = ({ publicSeq }: Pick<ListRecord, 'publicSeq'>): boolean =>
  publicSeq !== undefined;
