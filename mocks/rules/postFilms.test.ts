import type { PostChanges } from '../../src/domain/requests';
import { aPost, aRuleContext } from '../testing/records';
import { isInFuture, postFilmFields, withoutFilm } from './postFilms';
import type { PostFilm } from './records';

const rated: PostFilm = { filmId: 'stalker-1979', rating: 4, ratedSeq: 8 };
const full: PostFilm = { ...rated, watchedOn: '2026-05-01', again: true, spoilers: true };

test.each([
  ['2026-05-02T09:59:59Z', '2026-05-02', false],
  ['2026-05-02T09:59:59Z', '2026-05-03', true],
  ['2026-05-02T10:00:00Z', '2026-05-03', false],
  ['2026-05-02T10:00:00Z', '2026-05-04', true],
])('at %s the day %s is yet to begin everywhere: %s', (now, day, expected) => {
  expect(isInFuture(day, new Date(now))).toBe(expected);
});

describe('a post without a film', () => {
  test.each<[what: string, earlier: PostFilm, changes: PostChanges]>([
    ['that never had one', {}, {}],
    ['whose film is taken away', full, { filmId: null }],
    ['that is sent no rating', {}, { rating: null }],
    ['that is sent no day', {}, { watchedOn: null }],
  ])('says nothing of any: one %s', (_what, earlier, changes) => {
    expect(postFilmFields(earlier, changes, aRuleContext())).toEqual({ fields: {} });
  });

  test.each<[what: string, changes: PostChanges, refusal: string]>([
    ['rating', { rating: 4 }, 'ratedWithoutFilm'],
    ['day', { watchedOn: '2026-05-01' }, 'datedWithoutFilm'],
  ])('is refused a %s', (_what, changes, refusal) => {
    expect(postFilmFields({}, changes, aRuleContext())).toBe(refusal);
    expect(postFilmFields(full, { ...changes, filmId: null }, aRuleContext())).toBe(refusal);
  });
});

describe('a post about a film', () => {
  test.each<[what: string, earlier: PostFilm, changes: PostChanges, fields: PostFilm]>([
    ['names it alone', {}, { filmId: 'mirror-1975' }, { filmId: 'mirror-1975' }],
    ['keeps all that an edit leaves out', full, {}, full],
    [
      'loses what is taken away',
      full,
      { rating: null, watchedOn: null, again: false, spoilers: false },
      { filmId: 'stalker-1979' },
    ],
    [
      'gains what is said for the first time',
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

  test.each<[what: string, earlier: PostFilm, changes: PostChanges, ratedSeq: number]>([
    ['keeps the place of the same rating of the same film', rated, { rating: 4 }, 8],
    ['takes a new place for another rating', rated, { rating: 2 }, 101],
    ['takes a new place for another film', rated, { filmId: 'mirror-1975' }, 101],
    [
      'takes a place for a rating that has none',
      { filmId: 'stalker-1979', rating: 4 },
      { rating: 4 },
      101,
    ],
  ])('%s', (_what, earlier, changes, ratedSeq) => {
    expect(postFilmFields(earlier, changes, aRuleContext())).toMatchObject({
      fields: { ratedSeq },
    });
  });

  test('is refused a day to come', () => {
    expect(postFilmFields(rated, { watchedOn: '2026-05-04' }, aRuleContext())).toBe(
      'watchedInFuture',
    );
  });
});

test('without its film a post keeps everything else', () => {
  expect(withoutFilm(aPost(full))).toEqual(aPost());
});
