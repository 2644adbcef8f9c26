import type { Film } from '../../src/domain/films';
import { emptyFilmRecord, type DiaryRecord, type RatingRecord } from '../rules/filmRecords';
import { blankPersonFilm, RATE_CALL, type Standing } from '../rules/standing';

export const FILM: Film = {
  _id: 'm-1931',
  title: 'M',
  year: 1931,
  directors: ['Fritz Lang'],
  genres: [],
  countries: ['DE'],
  languages: ['de'],
};

/** ada's standing with a film that nobody has used. */
export const UNTOUCHED: Standing = {
  film: emptyFilmRecord(FILM, 1),
  mine: blankPersonFilm('ada', FILM._id),
  ratings: [],
  entries: [],
};

/** A rating of that film by ada, by hand. */
export const aRating = (fields: Partial<RatingRecord> = {}): RatingRecord => ({
  userId: 'ada',
  filmId: FILM._id,
  source: RATE_CALL,
  stars: 4,
  seq: 5,
  ...fields,
});

/** An evening with it in her diary, by hand. */
export const anEntry = (fields: Partial<DiaryRecord> = {}): DiaryRecord => ({
  _id: 'entry',
  userId: 'ada',
  filmId: FILM._id,
  watchedOn: '2026-05-01',
  rating: null,
  again: null,
  postId: null,
  seq: 6,
  ...fields,
});
