import { exportedPost, NO_FILMS } from '../../../testing/ownData';
import type { OwnData } from './dataFile';
import type { OwnFilms } from './ownFilms';
import { planFilms } from './planFilms';

const M = { _id: 'm-1931', title: 'M', year: 1931, directors: ['Fritz Lang'] };
const EVENING = { film: M._id, watchedOn: '2026-01-04', again: null, text: null };

const fileWith = (fields: Partial<OwnData>): Pick<OwnData, 'posts'> & OwnFilms => ({
  ...NO_FILMS,
  films: [M],
  posts: [],
  ...fields,
});
const presentWith = (fields: Partial<OwnFilms>): OwnFilms => ({
  ...NO_FILMS,
  films: [{ ...M, _id: 'another-id' }],
  ...fields,
});
const given = (rating: number | null) => presentWith({ watched: [{ film: 'another-id', rating }] });
const rated = { watched: [{ film: M._id, rating: 4 }] };

it.each([
  ['none', fileWith(rated), given(null), ['rating']],
  ['the same', fileWith(rated), given(4), []],
  ['others, given since', fileWith(rated), given(2), []],
  [
    'those of an evening that the file has brought',
    fileWith({ ...rated, diary: [{ _id: 'e', ...EVENING, rating: 2 }] }),
    given(2),
    ['rating'],
  ],
  [
    'those of a post that the file has brought',
    fileWith({ ...rated, posts: [exportedPost('p', { about: { film: M._id, rating: 2 } })] }),
    given(2),
    ['rating'],
  ],
])('sends the necessary rows if the existing rating is %s', (_stars, file, present, kinds) => {
  expect(planFilms(file, present).watched.map(({ kind }) => kind)).toEqual(kinds);
});

it('recognises a film that has another id here', () => {
  const file = fileWith({
    watched: [{ film: M._id, rating: null }],
    watchlist: [M._id],
    favourites: [M._id],
  });
  const present = presentWith({
    watched: [{ film: 'another-id', rating: null }],
    watchlist: ['another-id'],
    favourites: ['another-id'],
  });
  expect(planFilms(file, present)).toEqual({ ...NO_FILMS, favourites: null, skipped: [] });
});

it('leaves the existing favourites if the file has none', () => {
  const present = presentWith({ favourites: ['another-id'] });
  expect(planFilms(fileWith({}), present).favourites).toBeNull();
});

it('sends the oldest first, so that the order stays the same', () => {
  const ran = { _id: 'ran-1985', title: 'Ran', year: 1985, directors: ['Akira Kurosawa'] };
  const ids = [ran._id, M._id];
  const file = fileWith({
    films: [ran, M],
    watched: ids.map((film) => ({ film, rating: null })),
    watchlist: ids,
  });
  const { watched, watchlist } = planFilms(file, presentWith({ films: [] }));
  expect([watched, watchlist].map((rows) => rows.map(({ title }) => title))).toEqual([
    ['M', 'Ran'],
    ['M', 'Ran'],
  ]);
});
