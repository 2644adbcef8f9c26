import { anEntry, aRating, UNTOUCHED } from '../testing/standing';
import type { PersonFilmRecord } from './filmRecords';
import {
  withEntry,
  isBlank,
  withListing,
  withMark,
  backdatedSeq,
  withRating,
  sourceOfPost,
  withoutSource,
  type Standing,
} from './standing';

const { mine: MINE } = UNTOUCHED;

const starsOf = ({ ratings }: Standing) => ratings.map(({ stars }) => stars);
const idsOf = ({ entries }: Standing) => entries.map(({ _id }) => _id);
/** Marked by hand as not watched. */
const UNWATCHED = withMark(UNTOUCHED, false);

test.each<[string, Partial<PersonFilmRecord>, boolean]>([
  ['nothing is recorded', {}, true],
  ['it is marked as watched', { mark: true }, false],
  ['it is marked as not watched', { mark: false }, false],
  ['it is rated', { rating: 4 }, false],
  ['it is on their watchlist', { listedSeq: 3 }, false],
  ['they have watched it', { watchedSeq: 3 }, false],
])(
  'a person’s record of a film is blank only if nothing is recorded: %s',
  (_name, fields, blank) => {
    expect(isBlank({ ...MINE, ...fields })).toBe(blank);
  },
);

describe('a rating', () => {
  it('replaces the rating from the same source, and no other', () => {
    const post = aRating({ source: sourceOfPost('p'), stars: 2, seq: 1 });
    const before = withRating(withRating(UNTOUCHED, post), aRating({ stars: 3, seq: 2 }));
    expect(starsOf(withRating(before, aRating({ stars: 5, seq: 3 })))).toEqual([2, 5]);
  });

  it('is sorted by when it was given, not by when it is added', () => {
    const late = withRating(UNTOUCHED, aRating({ stars: 3, seq: 9 }));
    expect(starsOf(withRating(late, aRating({ source: 'entry', stars: 1, seq: 2 })))).toEqual([
      1, 3,
    ]);
  });

  it.each([
    ['clears a mark as not watched', false, null],
    ['keeps a mark as watched', true, true],
    ['adds no mark', null, null],
  ])('%s', (_name, mark, expected) => {
    const { mine } = withRating({ ...UNTOUCHED, mine: { ...MINE, mark } }, aRating());
    expect(mine).toEqual({ ...MINE, mark: expected });
  });
});

describe('a diary entry', () => {
  it('is sorted by its day, and within a day by when it was written', () => {
    const entries = [
      anEntry({ _id: 'c', watchedOn: '2026-05-02', seq: 1 }),
      anEntry({ _id: 'b', watchedOn: '2026-05-01', seq: 9 }),
      anEntry({ _id: 'd', watchedOn: '2026-05-03', seq: 2 }),
      anEntry({ _id: 'a', watchedOn: '2026-05-01', seq: 4 }),
    ];
    expect(idsOf(entries.reduce(withEntry, UNTOUCHED))).toEqual(['a', 'b', 'c', 'd']);
  });

  it('replaces the entry with the same id, and its rating', () => {
    const first = withEntry(UNTOUCHED, anEntry({ rating: 2, ratedSeq: 2 }));
    const again = withEntry(first, anEntry({ watchedOn: '2026-06-01', rating: 5, ratedSeq: 7 }));
    expect(again.entries).toEqual([anEntry({ watchedOn: '2026-06-01', rating: 5, ratedSeq: 7 })]);
    expect(again.ratings).toEqual([aRating({ source: 'entry', stars: 5, seq: 7 })]);
  });

  it.each([
    ['without stars', anEntry({ ratedSeq: 7 })],
    ['with stars but no sequence number', anEntry({ rating: 3 })],
  ])('%s adds no rating, and removes an earlier one of the same entry', (_name, entry) => {
    const starred = withEntry(UNTOUCHED, anEntry({ rating: 2, ratedSeq: 2 }));
    expect(withEntry(starred, entry).ratings).toEqual([]);
  });

  it('clears a mark as not watched', () => {
    expect(withEntry(UNWATCHED, anEntry()).mine.mark).toBeNull();
  });

  it('is removed together with its rating; other entries and ratings stay', () => {
    const other = anEntry({ _id: 'other', seq: 7 });
    const both = [other, anEntry({ rating: 2, ratedSeq: 2 })].reduce(
      withEntry,
      withRating(UNTOUCHED, aRating()),
    );
    const left = withoutSource(both, 'entry');
    expect(idsOf(left)).toEqual(['other']);
    expect(left.ratings).toEqual([aRating()]);
  });
});

describe('a diary entry that is written later', () => {
  const diary = [
    anEntry({ _id: 'may', watchedOn: '2026-05-01', rating: 2, ratedSeq: 10 }),
    anEntry({ _id: 'june', watchedOn: '2026-06-01', rating: 3, ratedSeq: 20 }),
  ].reduce(withEntry, UNTOUCHED);

  test.each([
    ['2026-04-01', 9.5],
    ['2026-05-01', 15],
    ['2026-05-15', 15],
    ['2026-06-01', undefined],
  ])('of %s ranks at %j', (watchedOn, rank) => {
    expect(backdatedSeq(diary, watchedOn)).toBe(rank);
  });

  it('ranks before a rating without an entry', () => {
    const withStars = withRating(diary, aRating({ seq: 30 }));
    expect(backdatedSeq(withStars, '2026-07-01')).toBe(25);
  });

  it('ranks after an entry that was backdated to an earlier day', () => {
    const later = anEntry({ _id: 'later', watchedOn: '2026-05-15', rating: 1, ratedSeq: 15 });
    expect(backdatedSeq(withEntry(diary, later), '2026-05-20')).toBe(17.5);
  });
});

it('a film on the watchlist records when it was added; removing it leaves no trace', () => {
  const onList = withListing(UNTOUCHED, 12);
  expect(onList.mine).toEqual({ ...MINE, listedSeq: 12 });
  expect(withListing(onList).mine).toStrictEqual(MINE);
});
