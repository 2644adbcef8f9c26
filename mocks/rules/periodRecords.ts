import type { Sequence } from './records';

/** The period of a whole diary; every other one is a year, in four digits. */
export const ALL_TIME = 'all';

/** By what a film's evenings are found, besides their day: its decade, by the first year, and its countries. */
export type Facet = `decade ${number}` | `country ${string}`;

/**
 * What is counted: `timed` evenings have a length and `located` ones a country; `directed` films have a director; months
 * are counted from 1.
 */
export type CountKey =
  | 'entries'
  | 'films'
  | 'minutes'
  | 'timed'
  | 'directed'
  | 'located'
  | 'ratings'
  | 'stars'
  | `month ${number}`
  | `rated ${number}`
  | Facet;

/** What the evenings of a person's diary in one period add up to. Counts of zero are omitted. */
export interface PeriodRecord {
  userId: string;
  period: string;
  counts: Partial<Record<CountKey, number>>;
}

/** A director's films in a period, and the stars of their evenings. */
export interface DirectorSums {
  films: number;
  ratings: number;
  stars: number;
}

export interface PeriodDirectorRecord extends DirectorSums {
  userId: string;
  period: string;
  name: string;
  /** The number of films, negative: so the one with the most comes first, and equal ones by name. */
  rank: number;
}

/** A film with more than one evening in a person's diary. */
export interface RewatchRecord {
  userId: string;
  filmId: string;
  evenings: number;
  /** The last one. */
  watchedOn: string;
}

/** By what a diary entry is found. */
export interface EntryFacetRecord {
  entryId: string;
  facet: Facet;
  userId: string;
  watchedOn: string;
  seq: Sequence;
}
