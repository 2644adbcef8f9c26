import { matchRequestUrl } from '../stubs/matchRequestUrl';

const POST = '*/api/posts/:postId';
const matched = (path: string, pattern: string) =>
  matchRequestUrl(new URL(path, 'https://cinefolk.test/below/'), pattern);

test.each([
  ['the path itself, below any base', 'api/posts/a', POST],
  ['a slash at its end', 'api/posts/a/', POST],
  ['other capitals', 'API/Posts/a', POST],
  ['a query', 'api/posts/a?limit=1', POST],
  ['anything where a star is', 'api/films/1/cast', '*/api/*'],
])('a call is found by %s', (_what, path, pattern) => {
  expect(matched(path, pattern).matches).toBe(true);
});

test.each([
  ['another path', 'api/users/a'],
  ['a path with a part more', 'api/posts/a/likes'],
  ['a path with an empty part', 'api/posts/'],
])('a call is not found by %s', (_what, path) => {
  expect(matched(path, POST)).toEqual({ matches: false, params: {} });
});

test('named parts are told decoded', () => {
  expect(matched('api/posts/caf%C3%A9%2F1', POST).params).toEqual({ postId: 'café/1' });
});
