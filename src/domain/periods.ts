import * as v from 'valibot';
import { FilmSummarySchema } from './filmSummary';

/** An evening that stands out in a period. */
const EveningSchema = v.object({
  film: FilmSummarySchema,
  watchedOn: v.string(),
  rating: v.nullable(v.number()),
});
export type Evening = v.InferOutput<typeof EveningSchema>;

/** What a person's diary adds up to in a period. Sums over what only some films have say how many those are. */
const FilmPeriodSchema = v.object({
  /** The numbers of entries and of different films. */
  entries: v.number(),
  films: v.number(),
  /** The total running time of the entries whose film's length is known, and their number. */
  minutes: v.number(),
  timed: v.number(),
  /** The directors of most of these films, the one with the most first, and the average of these evenings' stars. */
  directors: v.array(
    v.object({ name: v.string(), films: v.number(), average: v.nullable(v.number()) }),
  ),
  /** How many of the films have known directors. */
  directed: v.number(),
  average: v.nullable(v.number()),
  /** How many entries have each of the ten ratings, half a star first. */
  histogram: v.array(v.number()),
  /** The first evening, the last one, and up to four that are rated highest, each of another film; the best first. */
  first: v.nullable(EveningSchema),
  last: v.nullable(EveningSchema),
  highest: v.array(EveningSchema),
});
export type FilmPeriod = v.InferOutput<typeof FilmPeriodSchema>;

/** A person's year in film, from their diary. */
export const FilmYearSchema = v.object({
  ...FilmPeriodSchema.entries,
  year: v.number(),
  /** The number of entries in each of the twelve months. */
  months: v.array(v.number()),
});
export type FilmYear = v.InferOutput<typeof FilmYearSchema>;

/** All of a person's diary. */
export const FilmAllTimeSchema = v.object({
  ...FilmPeriodSchema.entries,
  /** The number of entries by year, and by the film's decade (named by its first year), the earliest first. */
  years: v.array(v.object({ year: v.number(), entries: v.number() })),
  decades: v.array(v.object({ decade: v.number(), entries: v.number() })),
  /** The number of entries by the film's countries, the one with the most first, and of those with a known country. */
  countries: v.array(v.object({ country: v.string(), entries: v.number() })),
  located: v.number(),
  /** The films with most evenings, from two on. */
  again: v.array(v.object({ film: FilmSummarySchema, evenings: v.number() })),
});
export type FilmAllTime = v.InferOutput<typeof FilmAllTimeSchema>;
