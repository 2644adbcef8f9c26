import { usesText } from './usesText';

const NONE = { ratings: 0, entries: 0, posts: 0, lists: 0 };

test.each([
  [
    { ratings: 2, entries: 1, posts: 1200, lists: 3 },
    '2 ratings, 1 diary entry, 1,200 posts, and 3 places on lists move',
  ],
  [{ ...NONE, ratings: 1, posts: 2 }, '1 rating and 2 posts move'],
  [{ ...NONE, lists: 1 }, '1 place on a list moves'],
  [{ ...NONE, entries: 2 }, '2 diary entries move'],
  [NONE, 'Nothing has been said of it that would move'],
])('%j: %s', (uses, text) => {
  expect(usesText(uses)).toBe(text);
});
