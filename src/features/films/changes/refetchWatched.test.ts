import { changeReceived } from '../../../api/actions';
import type { Change } from '../../../domain/backend';
import type { FeedArg } from '../../../api/feedAddress';
import { textsOf } from '../../../domain/entryTexts';
import { aFilm } from '../../../testing/builders';
import { makeTestStore } from '../../../testing/makeTestStore';
import { entryDeleted, entryLogged, filmRated } from '../filmsSlice';
import { getShownFeed } from '../../posts/feed/shownFeed';
import { postsApi } from '../../posts/postsApi';
import { deletionUndone, postDeleted, postEdited, postSubmitted } from '../../posts/postsSlice';
import { selectIsCovered } from '../../posts/changes/spoilers';

const filmId = 'vertigo-1958';
const OTHER_FILM = aFilm({ _id: 'playtime-1967', title: 'Playtime', year: 1967 });
const EXPLORE: FeedArg = { feed: 'explore', sort: 'latest' };
const POST = { content: 'Seen.', pictures: [], film: aFilm(), watchedOn: '2026-03-01' };
const ENTRY = {
  film: aFilm(),
  watchedOn: '2026-03-01',
  rating: null,
  again: null,
  ...textsOf({}),
};

/** Explore is open, with Kai's post that contains spoilers for Vertigo. */
const open = async () => {
  const parts = await makeTestStore();
  const { store, server, transport } = parts;
  const kai = await server.signIn('kinokai');
  const postData = { _id: 'judy', content: 'Judy is Madeleine.', filmId, spoilers: true };
  await server.call('POST', '/api/posts', { token: kai.token, body: { postData } });
  const load = async () => {
    const call = postsApi.endpoints.getFeed.initiate(EXPLORE, { forceRefetch: true });
    await store.dispatch(call);
  };
  await load();
  const isCovered = () => {
    const post = getShownFeed(store.getState(), EXPLORE)?.find(({ _id }) => _id === 'judy');
    if (!post) throw new Error('The post is not in Explore.');
    return selectIsCovered(store.getState())(post);
  };
  const doing = async (event: Parameters<typeof store.dispatch>[0]) => {
    store.dispatch(event);
    await transport.quiet();
  };
  return { ...parts, load, isCovered, doing };
};

it('covers a film again after the only post about it was deleted, until that is undone', async () => {
  const { store, isCovered, doing } = await open();
  const { _id } = store.dispatch(postSubmitted(POST)).payload;
  await doing(postSubmitted({ content: 'Another.', pictures: [] }));
  expect(isCovered()).toBe(false);
  await doing(postDeleted(_id));
  expect(isCovered()).toBe(true);
  await doing(deletionUndone(_id));
  expect(isCovered()).toBe(false);
});

it.each([
  ['another film', { film: OTHER_FILM }],
  ['no film', { film: undefined, watchedOn: undefined }],
  ['no day', { watchedOn: undefined }],
])('covers a film again after the only post about it got %s', async (_what, change) => {
  const { isCovered, doing, store } = await open();
  const { _id: postId } = store.dispatch(postSubmitted(POST)).payload;
  await doing(postSubmitted({ content: 'Another.', pictures: [] }));
  expect(isCovered()).toBe(false);
  await doing(postEdited({ postId, ...POST, ...change }));
  expect(isCovered()).toBe(true);
});

it('covers a film again after its only diary entry was deleted', async () => {
  const { isCovered, doing, store } = await open();
  const { payload: entry } = store.dispatch(entryLogged(ENTRY));
  await doing(filmRated({ filmId: OTHER_FILM._id, rating: 3 }));
  expect(isCovered()).toBe(false);
  await doing(entryDeleted(entry));
  expect(isCovered()).toBe(true);
});

it('leaves a film uncovered after one of two diary entries was deleted', async () => {
  const { isCovered, doing, store } = await open();
  const { payload: entry } = store.dispatch(entryLogged(ENTRY));
  await doing(entryLogged(ENTRY));
  await doing(entryDeleted(entry));
  expect(isCovered()).toBe(false);
});

it('covers a film again after both its entries were deleted, one while the film was asked for', async () => {
  const { isCovered, store, transport } = await open();
  const { payload: first } = store.dispatch(entryLogged(ENTRY));
  await transport.quiet();
  const { payload: second } = store.dispatch(entryLogged(ENTRY));
  await transport.quiet();
  const held = transport.holdsAnswer(`GET /api/films/${filmId}`);
  store.dispatch(entryDeleted(first));
  await held.waits;
  store.dispatch(entryDeleted(second));
  await transport.quietBut(1);
  held.release();
  await transport.quiet();
  expect(isCovered()).toBe(true);
});

it('covers a film again without its only rating, also posts that were loaded since', async () => {
  const { isCovered, doing, load } = await open();
  await doing(filmRated({ filmId, rating: 4 }));
  await load();
  expect(isCovered()).toBe(false);
  await doing(filmRated({ filmId, rating: null }));
  expect(isCovered()).toBe(true);
});

it('follows what the viewer marks as watched in another tab', async () => {
  const { isCovered, doing, server, session } = await open();
  const elsewhere = async (path: string, actorId = session?.user._id ?? null) => {
    const { headers } = await server.call('POST', `/api/films/${path}/${filmId}`, {
      token: session?.token ?? '',
      body: {},
    });
    const revision = Number(headers.get('X-Revision'));
    const change: Change = { kind: 'watched', actorId, revision, postIds: [], userIds: [] };
    await doing(changeReceived({ ...change, filmIds: [filmId] }));
  };
  await elsewhere('watched');
  expect(isCovered()).toBe(false);
  await elsewhere('remove-watched');
  expect(isCovered()).toBe(true);
});
