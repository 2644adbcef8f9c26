import { makeStore } from '../app/store';
import { createOpenPages } from '../lib/openPages';
import { makeTestStore } from '../testing/makeTestStore';
import { bookmarksApi } from '../features/posts/bookmarksApi';
import { postsApi } from '../features/posts/postsApi';
import { errorMessage } from './errorMessage';

const read = postsApi.endpoints.getPost.initiate('first-showing');
const UNREADABLE = 'The response could not be read. Please try again.';

it('sends the token of the signed-in user', async () => {
  const { store } = await makeTestStore();
  const { data } = await store.dispatch(bookmarksApi.endpoints.getBookmarks.initiate());
  expect(data?.bookmarks).toEqual(expect.arrayContaining(['playtime-on-seventy']));
});

it('sends no token when signed out', async () => {
  const { store } = await makeTestStore({ as: null });
  const { error } = await store.dispatch(bookmarksApi.endpoints.getBookmarks.initiate());
  expect(errorMessage(error)).toBe('The token is invalid. Unauthorized access error.');
});

it('sends no cookies', async () => {
  const { server, pageStorage } = await makeTestStore();
  const sent: Request[] = [];
  const store = makeStore({
    fetch: (request) => {
      sent.push(request);
      return server.backend.answer(request);
    },
    pageStorage,
    openPages: createOpenPages(undefined),
    data: () => Promise.resolve(server.backend),
  });
  await store.dispatch(read);
  expect(sent.map(({ credentials }) => credentials)).toEqual(['omit']);
});

it.each([
  ['a host’s page', new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })],
  ['broken JSON', new Response('{"post":', { headers: { 'Content-Type': 'application/json' } })],
  ['an answer of another shape', Response.json({ post: { _id: 'first-showing' } })],
])('rejects %s as an answer', async (_name, response) => {
  const { store, transport } = await makeTestStore();
  transport.answersWithResponse('GET /api/posts/first-showing', response);
  const { data, error } = await store.dispatch(read);
  expect(data).toBeUndefined();
  expect(errorMessage(error)).toBe(UNREADABLE);
});

it('reports a lost connection', async () => {
  const { store, transport } = await makeTestStore();
  transport.losesConnection('GET /api/posts/first-showing');
  const { error } = await store.dispatch(read);
  expect(errorMessage(error)).toBe(
    'Cinefolk could not be reached. Check your connection and try again.',
  );
});
