import { feedAddress } from './feedAddress';

it('is the first page of a named feed with its sort', () => {
  expect(feedAddress({ feed: 'explore', sort: 'trending' }, null)).toBe(
    '/posts?feed=explore&sort=trending&limit=12',
  );
});

it('is a later page, twice as long, with the cursor of the page before it', () => {
  expect(feedAddress({ feed: 'home', sort: 'latest' }, 'a&b')).toBe(
    '/posts?feed=home&sort=latest&limit=24&cursor=a%26b',
  );
});

it('selects posts about a film by its id', () => {
  expect(feedAddress({ feed: 'film', filmId: 'm-1931', sort: 'latest' }, null)).toBe(
    '/posts?film=m-1931&sort=latest&limit=12',
  );
});

it('selects an author’s posts by their encoded username', () => {
  expect(feedAddress({ feed: 'author', username: 'noël', sort: 'oldest' }, null)).toBe(
    '/posts/user/no%C3%ABl?sort=oldest&limit=12',
  );
});

it('selects search results by their text', () => {
  expect(feedAddress({ feed: 'search', q: 'a&b c', sort: 'latest' }, null)).toBe(
    '/posts?q=a%26b+c&sort=latest&limit=12',
  );
});
