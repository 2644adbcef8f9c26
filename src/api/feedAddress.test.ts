import { feedAddress } from './feedAddress';

it('asks for the first page of a named feed by its sort', () => {
  expect(feedAddress({ feed: 'explore', sort: 'trending' }, null)).toBe(
    '/posts?feed=explore&sort=trending&limit=12',
  );
});

it('asks for a further page, twice as long, by the cursor of the page before it', () => {
  expect(feedAddress({ feed: 'home', sort: 'latest' }, 'a&b')).toBe(
    '/posts?feed=home&sort=latest&limit=24&cursor=a%26b',
  );
});

it('asks for what was written about a film by the film’s id', () => {
  expect(feedAddress({ feed: 'film', filmId: 'm-1931', sort: 'latest' }, null)).toBe(
    '/posts?film=m-1931&sort=latest&limit=12',
  );
});

it('asks for one author’s posts by their name, as it stands in an address', () => {
  expect(feedAddress({ feed: 'author', username: 'noël', sort: 'oldest' }, null)).toBe(
    '/posts/user/no%C3%ABl?sort=oldest&limit=12',
  );
});

it('asks for what a search finds by its words', () => {
  expect(feedAddress({ feed: 'search', q: 'a&b c', sort: 'latest' }, null)).toBe(
    '/posts?q=a%26b+c&sort=latest&limit=12',
  );
});
