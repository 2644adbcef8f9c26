import { textsOf } from '../../../domain/entryTexts';
import type { DiaryEntry, WatchedFilm } from '../../../domain/films';
import { filmsCsv } from './filmsCsv';

const film = { _id: 'm-1931', title: 'M', year: 1931, directors: ['Fritz Lang'], genres: [] };
const entry: DiaryEntry = {
  _id: 'e',
  film,
  watchedOn: '2026-01-04',
  rating: 4.5,
  again: true,
  ...textsOf({ text: '=1+1 "quoted",\nand on.' }),
  postId: null,
};
const watched: WatchedFilm = {
  ...film,
  _id: 'ran-1985',
  title: 'Ran',
  year: 1985,
  directors: ['A', 'B'],
  rating: null,
  watchedOn: null,
};

it('writes each entry, and each film without one, with unchanged texts', () => {
  expect(filmsCsv({ entries: [entry], films: [{ ...watched, ...film }, watched] })).toBe(
    [
      'Title,Year,Directors,Rating,WatchedDate,Rewatch,Review',
      'M,1931,Fritz Lang,4.5,2026-01-04,true,"=1+1 ""quoted"",\nand on."',
      'Ran,1985,"A, B",,,,',
    ].join('\r\n'),
  );
});

it.each([
  ['not rated then', { rating: null }, 4, 'M,1931,Fritz Lang,4,,,'],
  ['rated otherwise since', {}, 2, 'M,1931,Fritz Lang,2,,,'],
  ['rated as it is now', {}, 4.5, undefined],
  ['and never rated', { rating: null }, null, undefined],
])('adds the rating of a film that was logged %s', (_how, logged, rating, line) => {
  const again = { ...entry, rating: null, watchedOn: '2026-02-04', text: null };
  const films = [{ ...watched, ...film, rating, watchedOn: '2026-02-04' }];
  const csv = filmsCsv({ entries: [{ ...entry, text: null, ...logged }, again], films });
  expect(csv.split('\r\n')[3]).toBe(line);
});
