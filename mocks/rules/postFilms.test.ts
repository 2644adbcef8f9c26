import type { PostEdit } from '../../src/domain/requests';
import { problemOfDay } from '../../src/domain/watchDay';
import { aPost, aRuleContext } from '../testing/records';
import { postFilmFields, withoutFilm } from './postFilms';
import type { PostFilm } from './records';

const rated: PostFilm = { filmId: 'stalker-1979', rating: 4, ratedSeq: 8 };
const full: PostFilm = { ...rated, watchedOn: '2026-05-01', again: true, spoilers: true };

test.each([
  ['2026-05-02T09:59:59Z', '2026-05-02', null],
  ['2026-05-02T09:59:59Z', '2026-05-03', 'watchedInFuture'],
  ['2026-05-02T10:00:00Z', '2026-05-03', null],
  ['2026-05-02T10:00:00Z', '2026-05-04', 'watchedInFuture'],
  ['2026-05-02T10:00:00Z', '1874-01-01', null],
  ['2026-05-02T10:00:00Z', '1873-12-31', 'watchedBeforeFilm'],
  ['2026-05-02T10:00:00Z', '0024-06-01', 'watchedBeforeFilm'],
])('at %s, what keeps a film from being watched on %s is %s', (now, day, expected) => {
  expect(problemOfDay(day, new Date(now))).toBe(expected);
});

describe('a post without a film', () => {
  test.each<[what: string, earlier: PostFilm, changes: PostEdit]>([
    ['that never had one', {}, {}],
    ['whose film is removed', full, { filmId: null }],
    ['whose rating is set to null', {}, { rating: null }],
    ['whose day is set to null', {}, { watchedOn: null }],
  ])('%s has no film fields', (_what, earlier, changes) => {
    expect(postFilmFields(earlier, changes, aRuleContext())).toEqual({ fields: {} });
  });

  test.each<[what: string, changes: PostEdit, refusal: string]>([
    ['rating', { rating: 4 }, 'ratedWithoutFilm'],
    ['day', { watchedOn: '2026-05-01' }, 'datedWithoutFilm'],
  ])('cannot have a %s', (_what, changes, refusal) => {
    expect(postFilmFields({}, changes, aRuleContext())).toBe(refusal);
    expect(postFilmFields(full, { ...changes, filmId: null }, aRuleContext())).toBe(refusal);
  });
});

describe('a post about a film', () => {
  test.each<[what: string, earlier: PostFilm, changes: PostEdit, fields: PostFilm]>([
    ['needs nothing but the film’s id', {}, { filmId: 'mirror-1975' }, { filmId: 'mirror-1975' }],
    ['keeps the fields that an edit leaves out', full, {}, full],
    [
      'loses the fields that an edit clears',
      full,
      { rating: null, watchedOn: null, again: false, spoilers: false },
      { filmId: 'stalker-1979' },
    ],
    [
      'gains the fields that an edit adds',
      { filmId: 'stalker-1979' },
      { rating: 3.5, watchedOn: '2026-05-02', again: true, spoilers: true },
      {
        filmId: 'stalker-1979',
        rating: 3.5,
        ratedSeq: 101,
        watchedOn: '2026-05-02',
        again: true,
        spoilers: true,
      },
    ],
  ])('%s', (_what, earlier, changes, fields) => {
    expect(postFilmFields(earlier, changes, aRuleContext())).toEqual({ fields });
  });

  test.each<[what: string, earlier: PostFilm, changes: PostEdit, ratedSeq: number]>([
    ['keeps the sequence number of an unchanged rating', rated, { rating: 4 }, 8],
    ['gets a new sequence number for a different rating', rated, { rating: 2 }, 101],
    ['gets a new sequence number for a different film', rated, { filmId: 'mirror-1975' }, 101],
    [
      'gets a sequence number for a rating that has none',
      { filmId: 'stalker-1979', rating: 4 },
      { rating: 4 },
      101,
    ],
  ])('%s', (_what, earlier, changes, ratedSeq) => {
    expect(postFilmFields(earlier, changes, aRuleContext())).toMatchObject({
      fields: { ratedSeq },
    });
  });

  test('cannot have a day in the future', () => {
    expect(postFilmFields(rated, { watchedOn: '2026-05-04' }, aRuleContext())).toBe(
      'watchedInFuture',
    );
  });
});

test('removing its film leaves the rest of a post unchanged', () => {
  expect(withoutFilm(aPost(full))).toEqual(aPost());
});
