import type { ListSort } from '../../../src/domain/lists';
import type { Withdrawn } from './world';

/** A film at its place on a list. A film that is moved gets a new one, so that a cursor can tell. */
export interface PlacedFilm {
  filmId: string;
  note: string | null;
}

/** A list of films in the model. */
export interface FilmList {
  _id: string;
  ownerId: string;
  title: string;
  description: string;
  ranked: boolean;
  isPublic: boolean;
  /** In order. */
  films: PlacedFilm[];
  /** Users who act. */
  likedBy: string[];
  /** The number of seed users who like it; nobody acts as one. */
  otherLikes: number;
  createdAt: string;
  updatedAt: string;
  revision: number;
  /** Position in the order of creation. */
  order: number;
}

export interface DeletedList {
  list: FilmList;
  withdrawn: Withdrawn;
  /** Milliseconds. */
  at: number;
}

/** A list of lists, as its address asks for it. */
export interface Shelf {
  /** With a query, to which others can be added. */
  path: string;
  sort: ListSort;
  /** Whose lists they are, if they are one person's. */
  ownerId?: string;
  accepts(list: FilmList, viewerId: string): boolean;
  /** The film of which each list says whether it is on it. */
  asks?: string;
}

/** The cursor of a page of lists: the position of its last list. */
export interface ShelfCursor {
  cursor: string;
  shelf: Shelf;
  key: number[];
}

/** The cursor of a page of a list: its last film. */
export interface PageCursor {
  cursor: string;
  listId: string;
  last: PlacedFilm;
}
