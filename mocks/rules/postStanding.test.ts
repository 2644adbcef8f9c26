import { aPost } from '../testing/records';
import { anEntry, aRating, FILM, UNTOUCHED } from '../testing/standing';
import type { DiaryRecord } from './filmRecords';
import { withoutPost, withPost } from './postStanding';
import { sourceOfPost, withEntry } from './standing';

describe('a post', () => {
  const about = (fields: Parameters<typeof aPost>[0] = {}) =>
    aPost({ _id: 'p', filmId: FILM._id, createdAt: '2026-05-04T00:00:00Z', ...fields });
  const source = sourceOfPost('p');

  it('about no film changes nothing', () => {
    expect(withPost(UNTOUCHED, aPost())).toBe(UNTOUCHED);
  });

  it('with a day becomes a diary entry', () => {
    const post = about({ watchedOn: '2026-05-03', rating: 4.5, ratedSeq: 8, again: true, seq: 7 });
    const standing = withPost(UNTOUCHED, post);
    expect(standing.entries).toEqual([
      anEntry({
        _id: source,
        watchedOn: '2026-05-03',
        rating: 4.5,
        ratedSeq: 8,
        again: true,
        postId: 'p',
        seq: 7,
      }),
    ]);
    expect(standing.ratings).toEqual([aRating({ source, stars: 4.5, seq: 8 })]);
  });

  it('with only a day becomes a diary entry without a rating', () => {
    const { entries, ratings } = withPost(UNTOUCHED, about({ watchedOn: '2026-05-03', seq: 7 }));
    expect(entries).toStrictEqual([
      anEntry({ _id: source, watchedOn: '2026-05-03', postId: 'p', seq: 7 }),
    ]);
    expect(ratings).toEqual([]);
  });

  it('with only stars rates the film, without a diary entry', () => {
    const { entries, ratings } = withPost(UNTOUCHED, about({ rating: 3, ratedSeq: 8 }));
    expect(entries).toEqual([]);
    expect(ratings).toEqual([aRating({ source, stars: 3, seq: 8 })]);
  });

  it.each([
    ['neither day nor stars', {}],
    ['stars but no sequence number', { rating: 3 }],
    ['a sequence number but no stars', { ratedSeq: 8 }],
  ])('with %s only counts as talk about the film', (_name, fields) => {
    const { entries, ratings, film } = withPost(UNTOUCHED, about(fields));
    expect([...entries, ...ratings]).toEqual([]);
    expect(film.talk).toHaveLength(1);
  });

  it('can be taken back entirely', () => {
    const post = about({ watchedOn: '2026-05-03', rating: 4, ratedSeq: 8 });
    expect(withoutPost(withPost(UNTOUCHED, post), post)).toEqual(UNTOUCHED);
  });

  it('is counted in its week, which begins on Monday', () => {
    const days = ['2026-05-10T23:59:59Z', '2026-05-11T00:00:00Z', '2026-05-04T00:00:00Z'];
    const posts = days.map((createdAt, place) => about({ _id: `p${place}`, createdAt }));
    const { film } = posts.reduce(withPost, UNTOUCHED);
    // Whole weeks since Monday, 29 December 1969.
    expect(film.talk).toEqual([
      { week: 2940, posts: 2 },
      { week: 2941, posts: 1 },
    ]);
    const [first, ...others] = posts;
    const without = first ? withoutPost(posts.reduce(withPost, UNTOUCHED), first) : UNTOUCHED;
    expect(without.film.talk).toEqual([
      { week: 2940, posts: 1 },
      { week: 2941, posts: 1 },
    ]);
    expect(others.reduce(withoutPost, without).film.talk).toEqual([]);
  });

  it('stands for an evening by hand of its day, as rated there, and gives it back when it goes', () => {
    const byHand = anEntry({ watchedOn: '2026-05-03', rating: 4, ratedSeq: 6, again: true });
    const before = withEntry(UNTOUCHED, byHand);
    const post = about({ watchedOn: '2026-05-03', rating: 4.5, ratedSeq: 8, seq: 7 });
    const { entries, ratings } = withPost(before, post);
    expect(entries).toMatchObject([{ _id: source, rating: 4.5, again: true, postId: 'p' }]);
    expect(ratings).toEqual([aRating({ source, stars: 4.5, seq: 8 })]);
    expect(withoutPost(withPost(before, post), post)).toEqual(before);
  });

  it('stands for an evening with its tags, however they are written', () => {
    const before = withEntry(UNTOUCHED, anEntry({ watchedOn: '2026-05-03', tags: ['Été'] }));
    const { entries } = withPost(before, about({ watchedOn: '2026-05-03', tags: ['70mm', 'ete'] }));
    expect(entries).toMatchObject([{ _id: source, tags: ['70mm', 'ete'] }]);
  });

  it.each<[string, Partial<DiaryRecord>]>([
    ['of another day', { watchedOn: '2026-05-04' }],
    ['with words', { text: 'Twice in a week.' }],
    ['of another post', { _id: sourceOfPost('q'), postId: 'q' }],
    ['with stars that the post lacks', { rating: 4, ratedSeq: 6 }],
    ['with a tag that the post lacks', { tags: ['70mm'] }],
  ])('leaves an evening alone %s', (_name, fields) => {
    const before = withEntry(UNTOUCHED, anEntry({ watchedOn: '2026-05-03', ...fields }));
    const { entries } = withPost(before, about({ watchedOn: '2026-05-03', tags: ['festival'] }));
    expect(entries).toHaveLength(2);
  });
});
