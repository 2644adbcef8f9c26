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

it('tells films apart that are alike in everything but their ids', () => {
  const film = (_id: string) => ({ _id, title: 'The Message', year: 1976, directors: [] });
  const file = fileWith({
    films: [film('a'), film('b')],
    watched: [
      { film: 'a', rating: null },
      { film: 'b', rating: null },
    ],
  });
  const { films, watched } = planFilms(file, presentWith({ films: [] }));
  expect([films, watched].map((rows) => rows.map(({ address }) => address).sort())).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
  expect(planFilms(file, file)).toMatchObject({ films: [], watched: [] });
});

it('sends all evenings of a film and day if one is missing, so that they are told apart', () => {
  const diary = ['a', 'b', 'c'].map((_id) => ({ _id, ...EVENING, rating: null }));
  const other = { _id: 'd', ...EVENING, rating: null, watchedOn: '2026-01-05' };
  const file = fileWith({ diary: [...diary, other] });
  const here = (...ids: string[]) =>
    presentWith({ diary: [...diary, other].filter(({ _id }) => ids.includes(_id)) });
  const sent = (present: OwnFilms) =>
    planFilms(file, present).diary.flatMap((row) => (row.kind === 'entry' ? row._id : []));
  expect(sent(here('a', 'd'))).toEqual(['a', 'b', 'c']);
  expect(sent(here('a', 'b', 'c'))).toEqual(['d']);
});

it('lists a film that is watched already only if the file has it as watched, too', () => {
  const file = { watchlist: [M._id] };
  const [sent] = planFilms(fileWith(file), presentWith({})).watchlist;
  expect(sent).not.toHaveProperty('again');
  const [again] = planFilms(fileWith({ ...file, ...rated }), presentWith({})).watchlist;
  expect(again).toMatchObject({ again: true });
});
