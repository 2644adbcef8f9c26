import { shorten } from './shorten';

const PHOTO = `data:image/webp;base64,${'A'.repeat(50_000)}`;

it('truncates a photo at any depth, and states its length', () => {
  expect(shorten({ pages: [{ posts: [{ photos: PHOTO }] }] })).toEqual({
    pages: [{ posts: [{ photos: `${PHOTO.slice(0, 120)}… (50,023 characters)` }] }],
  });
});

it('truncates long lists, and states how many items are omitted', () => {
  const ids = Array.from({ length: 75 }, (_, id) => id);
  expect(shorten(ids)).toEqual([...ids.slice(0, 60), '… and 15 more']);
});

it.each(['password', 'confirmPassword', 'token', 'encodedToken'])('hides a %s', (key) => {
  expect(shorten({ arg: { [key]: 'popcorn' } })).toEqual({ arg: { [key]: '•••' } });
});

it('replaces non-plain data, such as a request, by its type', () => {
  const meta = { request: new Request('http://cinefolk.test/'), rebase: () => undefined, at: 1 };
  expect(shorten(meta)).toEqual({ request: '[Request]', rebase: '[Function]', at: 1 });
});

it('leaves the value itself as it is', () => {
  const state = { draft: { content: 'x'.repeat(500), photos: null } };
  const before = structuredClone(state);
  shorten(Object.freeze(state));
  expect(state).toEqual(before);
});

it('processes unchanged objects only once', () => {
  const posts = [{ content: 'x'.repeat(500) }];
  expect(shorten({ posts })).toHaveProperty('posts', shorten(posts));
  expect(shorten(posts)).toBe(shorten(posts));
});
