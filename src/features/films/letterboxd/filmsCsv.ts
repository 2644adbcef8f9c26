import Papa from 'papaparse';
import type { DiaryEntry, WatchedFilm } from '../../../domain/films';

/** Columns of Letterboxd's import format. */
const FIELDS = ['Title', 'Year', 'Directors', 'Rating', 'WatchedDate', 'Rewatch', 'Review'];

interface DiaryAndFilms {
  /** The oldest first. */
  entries: readonly DiaryEntry[];
  films: readonly WatchedFilm[];
}

/**
 * A CSV for Letterboxd's importer: a line for each diary entry, and one for each watched film without an entry. Texts
 * are unchanged.
 */
export const filmsCsv = ({ entries, films }: DiaryAndFilms): string => {
  const dated = new Set(entries.map(({ film }) => film._id));
  const named = ({ title, year, directors }: DiaryEntry['film']) => [
    title,
    year,
    directors.join(', '),
  ];
  return Papa.unparse({
    fields: FIELDS,
    data: [
      ...entries.map(({ film, rating, watchedOn, again, text }) => [
        ...named(film),
        rating ?? '',
        watchedOn,
        again === null ? '' : String(again),
        text ?? '',
      ]),
      ...films
        .filter(({ _id }) => !dated.has(_id))
        .map((film) => [...named(film), film.rating ?? '', film.watchedOn ?? '', '', '']),
    ],
  });
};
