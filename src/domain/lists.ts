import * as v from 'valibot';
import { UserSummarySchema } from './entities';
import { FilmSummarySchema } from './filmSummary';
import { TakenDownSchema } from './takenDown';

/** A list of films as the API answers it. */
export const ListSchema = v.object({
  _id: v.string(),
  title: v.string(),
  /** Empty if there is none. */
  description: v.string(),
  /** Whether the films' order is a ranking, shown with numbers. */
  ranked: v.boolean(),
  /** Private lists are answered to their owner alone. */
  public: v.boolean(),
  owner: UserSummarySchema,
  filmCount: v.number(),
  likeCount: v.number(),
  /** Whether the caller likes it; false without a token. */
  liked: v.boolean(),
  /** How many of its films the caller has watched. Omitted without a token, and on the later pages of a list. */
  seen: v.exactOptional(v.number()),
  createdAt: v.string(),
  /** Changed by the owner's changes alone, as is `revision`: likes change neither. */
  updatedAt: v.string(),
  /** Rises with each change of the list. */
  revision: v.number(),
  /** Given if moderators took it down: then only its owner and they can see it. */
  takenDown: v.exactOptional(TakenDownSchema),
});
export type List = v.InferOutput<typeof ListSchema>;

/** A list in a list of lists, with summaries of its first films, at most `LIST_LIMITS.posters`. */
export const ListSummarySchema = v.object({
  ...ListSchema.entries,
  posters: v.array(FilmSummarySchema),
  /** Whether the film that was asked about is on it. */
  holds: v.exactOptional(v.boolean()),
});
export type ListSummary = v.InferOutput<typeof ListSummarySchema>;

/** A film of a list; the note is null if there is none. */
export const ListFilmSchema = v.object({
  film: FilmSummarySchema,
  note: v.nullable(v.string()),
  /** Its rank on the whole list, from 1. Omitted where every film of the list is answered in order. */
  rank: v.exactOptional(v.number()),
});
export type ListFilm = v.InferOutput<typeof ListFilmSchema>;

/** The orders in which the films of a list are answered: the owner's, by title, or the newest first. */
export const LIST_FILM_SORTS = ['order', 'title', 'newest'] as const;
export type ListFilmSort = (typeof LIST_FILM_SORTS)[number];

/** The sort orders of lists of lists: the newest first, or the most liked. */
export const LIST_SORTS = ['latest', 'liked'] as const;
export type ListSort = (typeof LIST_SORTS)[number];

/** `POST /api/lists` and most calls that change a list. */
export const ListAnswerSchema = v.object({ list: ListSchema });
export type ListAnswer = v.InferOutput<typeof ListAnswerSchema>;

/** `POST /api/lists/add-films/{id}` and `/remove-films/{id}`: the list, and the ids of the films that it changed by. */
export const ListFilmsAnswerSchema = v.object({
  list: ListSchema,
  changed: v.array(v.string()),
});

/** `GET /api/lists/{id}`: one page of its films, in order; `nextCursor` is null at the end. */
export const ListPageAnswerSchema = v.object({
  list: ListSchema,
  films: v.array(ListFilmSchema),
  nextCursor: v.nullable(v.string()),
});
export type ListPageAnswer = v.InferOutput<typeof ListPageAnswerSchema>;

/** `GET /api/lists` and `GET /api/users/{username}/lists`. */
export const ListsAnswerSchema = v.object({
  lists: v.array(ListSummarySchema),
  nextCursor: v.nullable(v.string()),
});
export type ListsAnswer = v.InferOutput<typeof ListsAnswerSchema>;
