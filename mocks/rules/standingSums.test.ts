import { FILM, UNTOUCHED } from '../testing/standing';
import { averageOf } from '../views/films';
import {
  withListing,
  withMark,
  RATE_CALL,
  withEntry,
  withRating,
  withoutSource,
  type Standing,
} from './standing';
import { withDerivedFields } from './standingSums';

const stars = (given: number) => (standing: Standing) =>
  withRating(standing, {
    userId: 'ada',
    filmId: FILM._id,
    source: RATE_CALL,
    stars: given,
    seq: 5,
  });
const unrated = (standing: Standing) => withoutSource(standing, RATE_CALL);

/** The standing after deriving the fields of each of these in turn. */
const after = (...steps: ((standing: Standing) => Standing)[]): Standing =>
  steps.reduce((standing, step) => withDerivedFields(standing, step(standing), () => 9), UNTOUCHED);

const NONE = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

describe('a film’s totals', () => {
  it('count a rating in its half star, and its author as having watched the film', () => {
    expect(after(stars(3.5)).film).toMatchObject({
      histogram: [0, 0, 0, 0, 0, 0, 1, 0, 0, 0],
      ratings: 1,
      stars: 3.5,
      watched: 1,
      rankKey: 3500,
    });
  });

  it('move a rating that changes, and count nobody twice', () => {
    expect(after(stars(3.5), stars(0.5)).film).toMatchObject({
      histogram: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      ratings: 1,
      stars: 0.5,
      watched: 1,
      rankKey: 3000,
    });
  });

  it('leave out the ratings of somebody who has not watched the film', () => {
    const unwatched = (standing: Standing) => withMark(standing, false);
    const byPost = (standing: Standing) =>
      withRating(standing, { ...standing.mine, source: 'post.p', stars: 5, seq: 4 });
    const { film, mine, ratings } = after(byPost, stars(5), unwatched);
    expect(film).toMatchObject({ ratings: 0, stars: 0, watched: 0, histogram: NONE });
    expect(film).not.toHaveProperty('rankKey');
    expect(mine.rating).toBeNull();
    expect(ratings.map(({ source }) => source)).toEqual(['post.p']);
  });

  it('rank a film with many good votes above one with a single best one', () => {
    const ranked = (count: number, sum: number) => {
      const film = { ...UNTOUCHED.film, ratings: count, stars: sum };
      const before = { ...UNTOUCHED, film };
      return withDerivedFields(before, stars(4.5)(before), () => 9).film.rankKey ?? 0;
    };
    expect(ranked(9, 9 * 4.5)).toBeGreaterThan(ranked(0, 0));
    expect(ranked(9, 9 * 4.5)).toBeGreaterThan(after(stars(5)).film.rankKey ?? 0);
  });

  it('return to what they were once a rating is removed', () => {
    expect(after(stars(5), unrated).film).toStrictEqual(UNTOUCHED.film);
  });

  it('add up the ratings of several people', () => {
    const film = { ...UNTOUCHED.film, histogram: [...NONE.slice(0, 9), 2], ratings: 2, stars: 10 };
    const before = { ...UNTOUCHED, film };
    const { film: both } = withDerivedFields(before, stars(5)(before), () => 9);
    expect(both).toMatchObject({ ratings: 3, stars: 15, histogram: [...NONE.slice(0, 9), 3] });
  });

  it('count who has the film on their watchlist, and who only marked it as watched', () => {
    const list = (standing: Standing) => withListing(standing, 4);
    const mark = (standing: Standing) => withMark(standing, true);
    expect(after(mark, list).film).toMatchObject({ watchlist: 1, watched: 1, ratings: 0 });
    expect(after(mark, list, mark, list).film).toMatchObject({ watchlist: 1, watched: 1 });
    expect(
      after(mark, list, (standing) => withListing(withMark(standing, false))).film,
    ).toMatchObject({
      watchlist: 0,
      watched: 0,
    });
  });
});

describe('a person’s own record of a film', () => {
  it('keeps the sequence number of the first time they watched it', () => {
    const first = withDerivedFields(UNTOUCHED, stars(4)(UNTOUCHED), () => 3);
    const then = withDerivedFields(first, stars(2)(first), () => 8);
    expect(then.mine).toMatchObject({ rating: 2, watchedSeq: 3, starsKey: 4, watchedOn: '' });
  });

  it('leaves the watchlist once they watch it, and with each later evening, but can be put back', () => {
    const list = (standing: Standing) => withListing(standing, 4);
    const evening = (_id: string) => (standing: Standing) =>
      withEntry(standing, {
        ...{ _id, userId: 'ada', filmId: FILM._id, watchedOn: '2024-03-01' },
        ...{ rating: null, again: null, postId: null, seq: 5 },
      });
    expect(after(list, stars(4)).mine.listedSeq).toBeUndefined();
    expect(after(stars(4), list).mine.listedSeq).toBe(4);
    expect(after(stars(4), list, evening('e')).film.watchlist).toBe(0);
    expect(after(evening('e'), list, evening('e')).mine.listedSeq).toBe(4);
  });

  it('counts as neither watched nor rated if they say so', () => {
    const { mine } = after(stars(4), (standing) => withMark(standing, false));
    expect(mine).toStrictEqual({ userId: 'ada', filmId: FILM._id, mark: false, rating: null });
  });
});

test.each([
  ['nobody', 0, 0, null],
  ['one', 1, 4.5, 4.5],
  ['three', 3, 10, 3.33],
])('the average of the stars of %s is kept to a hundredth', (_name, ratings, sum, average) => {
  expect(averageOf({ ...UNTOUCHED.film, ratings, stars: sum })).toBe(average);
});
