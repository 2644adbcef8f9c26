import type { Film } from '../../src/domain/films';
import { emptyFilmRecord } from '../rules/filmRecords';
import { blankPersonFilm, type Standing } from '../rules/standing';

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
