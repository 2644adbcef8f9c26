import type { FeedArg } from '../../../api/feedAddress';
import { textsOf } from '../../../domain/entryTexts';
import { aFilm } from '../../../testing/builders';
import { makeTestStore } from '../../../testing/makeTestStore';
import { callInOtherTab } from '../../../testing/otherTab';
import { getShownFeed } from '../../posts/feed/shownFeed';
import { postsApi } from '../../posts/postsApi';
import { postSubmitted } from '../../drafts/draftsSlice';
import { selectIsCovered } from '../../posts/cover';
import { entryDeleted, entryLogged } from './entry';
import { filmRated } from './rating';
import { deletionUndone, postDeleted } from '../../posts/changes/deletion';
import { postEdited } from '../../posts/changes/edit';

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

it('uncovers a film once a post is edited to be about it', async () => {
  const { isCovered, doing, store } = await open();
  const { _id: postId } = store.dispatch(postSubmitted({ content: 'Seen.', pictures: [] })).payload;
  await doing(postSubmitted({ content: 'Another.', pictures: [] }));
  expect(isCovered()).toBe(true);
  await doing(postEdited({ postId, ...POST }));
  expect(isCovered()).toBe(false);
});

it('leaves a film covered after a post about it without a day, or another film', async () => {
  const { isCovered, doing } = await open();
  await doing(postSubmitted({ ...POST, watchedOn: undefined }));
  await doing(postSubmitted({ ...POST, film: OTHER_FILM }));
  expect(isCovered()).toBe(true);
});

it('covers a film again after its only diary entry was deleted', async () => {
  const { isCovered, doing, store } = await open();
  const { entry } = store.dispatch(entryLogged(ENTRY)).payload;
  await doing(filmRated(OTHER_FILM._id, 3));
  expect(isCovered()).toBe(false);
  await doing(entryDeleted(entry));
  expect(isCovered()).toBe(true);
});

it('leaves a film uncovered after one of two diary entries was deleted', async () => {
  const { isCovered, doing, store } = await open();
  const { entry } = store.dispatch(entryLogged(ENTRY)).payload;
  await doing(entryLogged(ENTRY));
  await doing(entryDeleted(entry));
  expect(isCovered()).toBe(false);
});

it('covers a film again after both its entries were deleted, one while the film was asked for', async () => {
  const { isCovered, store, transport } = await open();
  const { entry: first } = store.dispatch(entryLogged(ENTRY)).payload;
  await transport.quiet();
  const { entry: second } = store.dispatch(entryLogged(ENTRY)).payload;
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
  await doing(filmRated(filmId, 4));
  await load();
  expect(isCovered()).toBe(false);
  await doing(filmRated(filmId, null));
  expect(isCovered()).toBe(true);
});

it('follows what the viewer marks as watched in another tab', async () => {
  const { isCovered, ...parts } = await open();
  const elsewhere = (path: string) =>
    callInOtherTab(parts, parts.session?.token ?? '', ['POST', `/api/films/${path}/${filmId}`]);
  await elsewhere('watched');
  expect(isCovered()).toBe(false);
  await elsewhere('remove-watched');
  expect(isCovered()).toBe(true);
});
