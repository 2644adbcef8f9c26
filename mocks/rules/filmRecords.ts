import type { EntryTexts } from '../../src/domain/entryTexts';
import type { Film } from '../../src/domain/films';
import type { Sequence } from './records';

/** Posts about a film in one week, counted from 1970. */
export interface WeekOfTalk {
  week: number;
  posts: number;
}

/** What everybody together made of a film: kept as sums, so that no average is ever counted over. */
export interface FilmSums {
  /** Of the ratings that count, one of each person: how many there are of each half star, and all stars together. */
  histogram: readonly number[];
  ratings: number;
  stars: number;
  watched: number;
  watchlist: number;
  /** Weeks in which it was talked of, the earliest first. */
  talk: readonly WeekOfTalk[];
}

/** What the indexes of films go by; a film without it is in none of them. */
interface FilmKeys {
  /** Its average, in hundredths of a star; left out while nobody rates it. */
  averageKey?: number;
  /** The last week in which it was talked of, and how often; left out while nobody talks of it. */
  talkWeek?: number;
  talkCount?: number;
  /** Of a film that a member added: when, and its title as titles are compared. */
  addedSeq?: Sequence;
  titleKey?: string;
}

/** A film that somebody touched or added. The others stand in the catalogue alone. */
export interface FilmRecord extends FilmSums, FilmKeys {
  _id: string;
  film: Film;
  seq: Sequence;
}

/** A rating as it was given. Of a person's ratings of a film the newest counts. */
export interface RatingRecord {
  userId: string;
  filmId: string;
  /** The id of the diary entry, the post's mark (see `sourceOfPost`), or `RATE_CALL`. */
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
  postId: string | null;
  seq: Sequence;
}

/** All that a person has to do with a film, drawn together from what they gave and wrote. */
export interface PersonFilmRecord {
  userId: string;
  filmId: string;
  /** What they said by hand: watched, not watched whatever else they did, or nothing. */
  mark: boolean | null;
  /** The rating that counts. */
  rating: number | null;
  /** When they put it on their watchlist. */
  listedSeq?: Sequence;
  /** Three keys of a film that they have watched: since when, the last day (empty if unknown), its half stars (0 if none). */
  watchedSeq?: Sequence;
  watchedOn?: string;
  starsKey?: number;
}

export interface DeletedEntryRecord {
  _id: string;
  entry: DiaryRecord;
  /** Milliseconds since 1970. */
  deletedAt: number;
}
