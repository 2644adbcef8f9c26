import * as v from 'valibot';
import { RatingSchema } from './filmFields';
import { DEFAULT_SORT, DEFAULT_SORTS, FEED_NAMES, FEED_SORTS, type FeedSort } from './feeds';
import { DIARY_SORTS, FILM_SORTS, WATCHED_SORTS } from './films';
import { fitsGraphemes } from './graphemes';
import { LIMITS } from './limits';

const LIMIT_MESSAGE = `limit must be a whole number from 1 to ${LIMITS.pageSizeMax}.`;

/** The page size. */
const LimitSchema = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^\d{1,3}$/, LIMIT_MESSAGE),
    v.transform(Number),
    v.minValue(1, LIMIT_MESSAGE),
    v.maxValue(LIMITS.pageSizeMax, LIMIT_MESSAGE),
  ),
  String(LIMITS.pageSize),
);

const CursorSchema = v.optional(v.nullable(v.string()), null);

/** A list's sort; the first one is the default. */
const sortSchema = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) =>
  v.optional(v.picklist(sorts, `sort must be one of: ${sorts.join(', ')}.`), sorts[0]);

/** The sort of a list of posts, and its default. */
const feedSortSchema = (usual: FeedSort) =>
  v.optional(v.picklist(FEED_SORTS, `sort must be one of: ${FEED_SORTS.join(', ')}.`), usual);

/** One page of a list of posts; without any of these parameters, the whole list is requested. */
export const PageQuerySchema = v.object({
  sort: feedSortSchema(DEFAULT_SORT),
  limit: LimitSchema,
  cursor: CursorSchema,
});
export type PageQuery = v.InferOutput<typeof PageQuerySchema>;

/** One page of the replies to a post, which is read from its beginning. */
export const ThreadQuerySchema = v.object({
  ...PageQuerySchema.entries,
  sort: feedSortSchema(DEFAULT_SORTS.replies),
});

/** One page of a person's posts, or of their replies. */
export const AuthorQuerySchema = v.object({
  ...PageQuerySchema.entries,
  replies: v.optional(
    v.pipe(
      v.picklist(['true', 'false'], 'replies must be true or false.'),
      v.transform((replies) => replies === 'true'),
    ),
    'false',
  ),
});

/** One page of a named feed. */
export const FeedQuerySchema = v.object({
  feed: v.optional(
    v.picklist(FEED_NAMES, `feed must be one of: ${FEED_NAMES.join(', ')}.`),
    'explore',
  ),
  ...PageQuerySchema.entries,
});

/** `GET /api/posts?q=…`: the newest match first. */
export const PostSearchQuerySchema = v.object({
  ...PageQuerySchema.entries,
  q: v.pipe(
    v.string(),
    v.check(
      (q) => fitsGraphemes(q, LIMITS.searchText),
      `q must have at most ${LIMITS.searchText} characters.`,
    ),
  ),
  sort: v.optional(v.literal('latest', 'A search is sorted by latest alone.'), 'latest'),
});

/** `GET /api/users?q=…`. */
export const SearchQuerySchema = v.object({ q: v.string(), limit: LimitSchema });

/** `GET /api/users?suggested=true`. */
export const SuggestionsQuerySchema = v.object({
  suggested: v.literal('true', 'suggested must be true.'),
  limit: LimitSchema,
});

const onlyTrue = (name: string) =>
  v.exactOptional(
    v.pipe(
      v.literal('true', `${name} must be true.`),
      v.transform(() => true as const),
    ),
  );

/** Filters of `GET /api/films`. Names and codes are case-insensitive. */
const FILM_FILTERS = {
  genre: v.exactOptional(v.string()),
  country: v.exactOptional(v.string()),
  director: v.exactOptional(v.string()),
  /** Words of any of its titles. */
  title: v.exactOptional(v.string()),
  /** Only films that the caller has not watched, or has on the watchlist. */
  unseen: onlyTrue('unseen'),
  listed: onlyTrue('listed'),
  /** Its first year, such as 1950. */
  decade: v.exactOptional(
    v.pipe(
      v.string(),
      v.regex(/^\d{3}0$/, 'decade must be its first year, as 1950.'),
      v.transform(Number),
    ),
  ),
};

/** `GET /api/films`. With `q` the best matches come first, whatever the sort. */
export const FilmsQuerySchema = v.object({
  q: v.exactOptional(v.string()),
  ...FILM_FILTERS,
  sort: sortSchema(FILM_SORTS),
  limit: LimitSchema,
  cursor: CursorSchema,
});
export type FilmsQuery = v.InferOutput<typeof FilmsQuerySchema>;

/** `GET /api/users/{username}/diary`, by the day of watching. */
export const DiaryQuerySchema = v.pipe(
  v.object({
    sort: sortSchema(DIARY_SORTS),
    /** A year or a month, such as 2026-03. */
    on: v.exactOptional(
      v.pipe(v.string(), v.regex(/^\d{4}(-\d{2})?$/, 'on must be a year or a month, as 2026-03.')),
    ),
    rating: v.exactOptional(v.pipe(v.string(), v.transform(Number), RatingSchema)),
    limit: LimitSchema,
    cursor: CursorSchema,
  }),
  // Otherwise a page might read a whole diary to find a few entries.
  v.check(
    ({ on, rating }) => rating === undefined || on !== undefined,
    'A rating needs a year or a month.',
  ),
);

/** `GET /api/users/{username}/watchlist`, by the time of listing. */
export const WatchlistQuerySchema = v.object({
  sort: sortSchema(DIARY_SORTS),
  limit: LimitSchema,
  cursor: CursorSchema,
});

/** `GET /api/users/{username}/films`. */
export const WatchedQuerySchema = v.object({
  sort: sortSchema(WATCHED_SORTS),
  limit: LimitSchema,
  cursor: CursorSchema,
});

/** A list with one order: `GET /api/notifications`, `/directors/{name}`, `/films/{id}/diaries`. */
export const CursorQuerySchema = v.object({ limit: LimitSchema, cursor: CursorSchema });
