import * as v from 'valibot';
import { ENTRY_TEXT_FIELDS } from './entryTexts';
import { UserSummarySchema } from './entities';
import { FilmSummarySchema } from './filmSummary';

/** All facts about a film; unknown ones are omitted or empty. */
export const FilmSchema = v.object({
  ...FilmSummarySchema.entries,
  /** Omitted if it equals the title. */
  originalTitle: v.exactOptional(v.string()),
  /** Titles under which it is known elsewhere. */
  otherTitles: v.exactOptional(v.array(v.string())),
  /** In minutes. */
  runtime: v.exactOptional(v.number()),
  /** ISO 3166 codes; former countries keep their own names. */
  countries: v.array(v.string()),
  /** ISO 639-1 codes. */
  languages: v.array(v.string()),
});
export type Film = v.InferOutput<typeof FilmSchema>;

/**
 * The ratings of all users: their mean in stars, to a hundredth, which is null without any, and their number.
 */
const RATING_SUMMARY = { average: v.nullable(v.number()), ratings: v.number() };

/** A film in a list of films. */
export const ListedFilmSchema = v.object({ ...FilmSummarySchema.entries, ...RATING_SUMMARY });
export type ListedFilm = v.InferOutput<typeof ListedFilmSchema>;

export const FilmNumbersSchema = v.object({
  ...RATING_SUMMARY,
  /** How many gave each of the ten ratings, half a star first. */
  histogram: v.array(v.number()),
  /** How many people have watched it, have it on their watchlist, and love it. */
  watched: v.number(),
  watchlist: v.number(),
  loved: v.number(),
});
export type FilmNumbers = v.InferOutput<typeof FilmNumbersSchema>;

/** The caller's relation to a film. `rating` is the latest that they gave anywhere. */
export const MyFilmSchema = v.object({
  rating: v.nullable(v.number()),
  watched: v.boolean(),
  watchlist: v.boolean(),
  loved: v.boolean(),
  /** The last day in their diary, if they have watched it and logged one. */
  watchedOn: v.exactOptional(v.string()),
  /** Given while they can edit the film: they added it, and nobody else has used it. */
  editable: v.exactOptional(v.literal(true)),
  /** Given for a film that a member added, as far as is known not the caller. */
  reportable: v.exactOptional(v.literal(true)),
});
export type MyFilm = v.InferOutput<typeof MyFilmSchema>;

/** A film that a person has watched, with their rating and the last day they saw it, if known. */
export const WatchedFilmSchema = v.object({
  ...FilmSummarySchema.entries,
  rating: v.nullable(v.number()),
  watchedOn: v.nullable(v.string()),
});
export type WatchedFilm = v.InferOutput<typeof WatchedFilmSchema>;

/** One diary entry. Fields that were not given are null. */
export const DiaryEntrySchema = v.object({
  _id: v.string(),
  film: FilmSummarySchema,
  /** `YYYY-MM-DD`. */
  watchedOn: v.string(),
  /** 0.5 to 5, in halves. */
  rating: v.nullable(v.number()),
  /** Whether they had seen it before. */
  again: v.nullable(v.boolean()),
  ...v.entriesFromList(ENTRY_TEXT_FIELDS, v.nullable(v.string())),
  /** As written; omitted without any. */
  tags: v.exactOptional(v.array(v.string())),
  /** The post that created it; changes to the post change the entry. */
  postId: v.nullable(v.string()),
});
export type DiaryEntry = v.InferOutput<typeof DiaryEntrySchema>;

/** A diary entry's own words, on the film's page. */
export const FilmNoteSchema = v.object({ ...DiaryEntrySchema.entries, user: UserSummarySchema });
export type FilmNote = v.InferOutput<typeof FilmNoteSchema>;

/** A director, over all films here: how many, how many of them the caller has watched, and all ratings of them. */
export const DirectorSchema = v.object({
  name: v.string(),
  films: v.number(),
  /** Omitted without a token. */
  seen: v.exactOptional(v.number()),
  ...RATING_SUMMARY,
});
export type Director = v.InferOutput<typeof DirectorSchema>;

/** A tag of a person's diary, as they wrote it last, and the number of entries that have it. */
export const CountedTagSchema = v.object({ tag: v.string(), count: v.number() });

export const FILM_SORTS = ['talked', 'rating', 'year'] as const;
export type FilmSort = (typeof FILM_SORTS)[number];

export const DIARY_SORTS = ['latest', 'oldest'] as const;
export type DiarySort = (typeof DIARY_SORTS)[number];

/** The sort orders of a person's own films: by the day they last saw them, or by their rating. */
export const WATCHED_SORTS = ['date', 'rating'] as const;
export type WatchedSort = (typeof WATCHED_SORTS)[number];
