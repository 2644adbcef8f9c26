import type { EntryTexts } from '../../src/domain/entryTexts';
import type { Film } from '../../src/domain/films';
import type { Sequence } from './records';

/** Posts about a film in one week, counted from 1970. */
export interface WeekOfTalk {
  week: number;
  posts: number;
}

/** Totals over all members, stored as sums so that no average is ever recomputed. */
export interface FilmSums {
  /** Of the ratings that count, one per person: how many there are per half star, their number, and their sum. */
  histogram: readonly number[];
  ratings: number;
  stars: number;
  watched: number;
  watchlist: number;
  /** Omitted until somebody loves it. */
  loved?: number;
  /** Weeks in which it was discussed, the earliest first. */
  talk: readonly WeekOfTalk[];
}

/** The fields that films are indexed by; a film without one is not in that index. */
interface FilmKeys {
  /** Its place among the highest rated, see `rankOf`; omitted while it has no ratings. */
  rankKey?: number;
  /** The last week in which it was discussed, and how often; omitted if it never was. */
  talkWeek?: number;
  talkCount?: number;
  /** For a film added by a member: when, and its title key. */
  addedSeq?: Sequence;
  titleKey?: string;
  /** For a film that an import added: see `AddressSchema`. */
  address?: string;
}

/** A film that someone used or added. All others are only in the catalogue. */
export interface FilmRecord extends FilmSums, FilmKeys {
  _id: string;
  film: Film;
  seq: Sequence;
  /** The member who added it and can still edit it: removed once somebody else uses it. */
  addedBy?: string;
  /** The film that it was merged into, which its id stands for now: it has no numbers of its own any more. */
  mergedInto?: string;
}

/** A rating as it was given. A person's latest rating of a film counts. */
export interface RatingRecord {
  userId: string;
  filmId: string;
  /** The diary entry's id, the post's source (see `sourceOfPost`), or `RATE_CALL`. */
  source: string;
  stars: number;
  seq: Sequence;
}

export interface DiaryRecord extends Partial<EntryTexts> {
  _id: string;
  userId: string;
  filmId: string;
  watchedOn: string;
  rating: number | null;
  /** See `PostFilm`. */
  ratedSeq?: Sequence;
  again: boolean | null;
  /** As written; omitted without any. */
  tags?: readonly string[];
  postId: string | null;
  /** The entry by hand of the same evening, in a post's entry. */
  byHand?: DiaryRecord;
  seq: Sequence;
  /** The film, if the entry has words of its own: those of a post are shown with it. */
  notedFilmId?: string;
}

/** A person's relation to a film, derived from their ratings, entries and posts. */
export interface PersonFilmRecord {
  userId: string;
  filmId: string;
  /** Set by hand: watched, not watched (overriding everything else), or null. */
  mark: boolean | null;
  /** The rating that counts. */
  rating: number | null;
  /** When they added it to their watchlist. */
  listedSeq?: Sequence;
  /** When they said that they love it. */
  lovedSeq?: Sequence;
  /** Keys of a watched film: when it became watched, the last day (empty if unknown), its half stars (0 if unrated). */
  watchedSeq?: Sequence;
  watchedOn?: string;
  starsKey?: number;
}

/** A tag of a diary entry, by which the diary is searched. */
export interface EntryTagRecord {
  entryId: string;
  /** See `tagKey`. */
  tagKey: string;
  userId: string;
  watchedOn: string;
  seq: Sequence;
}

/** How many entries of a person's diary have a tag: stored, so that nothing is counted again. */
export interface PersonTagRecord {
  userId: string;
  tagKey: string;
  /** As they wrote it last. */
  tag: string;
  entries: number;
}

export interface DeletedEntryRecord {
  _id: string;
  entry: DiaryRecord;
  /** Milliseconds since 1970. */
  deletedAt: number;
}

export const HALF_STARS = 10;

export const emptyFilmRecord = (film: Film, seq: Sequence): FilmRecord => ({
  _id: film._id,
  film,
  seq,
  histogram: Array.from({ length: HALF_STARS }, () => 0),
  ratings: 0,
  stars: 0,
  watched: 0,
  watchlist: 0,
  talk: [],
});

export const isWatched = (mine: PersonFilmRecord | undefined): boolean =>
  mine?.watchedSeq !== undefined;
