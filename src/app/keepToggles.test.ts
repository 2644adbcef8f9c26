import { textsOf } from '../domain/entryTexts';
import type { DiaryEntry } from '../domain/films';
import { postSubmitted } from '../features/drafts/draftsSlice';
import { kindsTurnedOff } from '../features/notifications/kindsOff';
import { postsApi } from '../features/posts/postsApi';
import { bookmarkToggled } from '../features/posts/changes/bookmark';
import { postDeleted } from '../features/posts/changes/deletion';
import { isLikedBy, likeToggled } from '../features/posts/changes/like';
import { selectPost } from '../features/posts/changes/selectPost';
import { entryDeleted, entryDeletionUndone } from '../features/films/changes/entry';
import { loveToggled } from '../features/films/changes/love';
import { filmRated } from '../features/films/changes/rating';
import { watchedToggled } from '../features/films/changes/watched';
import { watchlistToggled } from '../features/films/changes/watchlist';
import { listDeleted, listDeletionUndone } from '../features/lists/changes/deleteList';
import { filmOnListToggled } from '../features/lists/changes/filmOnList';
import { filmsPutOnList } from '../features/lists/changes/filmsOnList';
import { listLikeToggled } from '../features/lists/changes/likeList';
import { followToggled } from '../features/users/changes/follow';
import { blockToggled } from '../features/users/hidden/block';
import { muteToggled } from '../features/users/hidden/mute';
import { aFilm, aPerson } from '../testing/builders';
import { createFakeLocks } from '../testing/fakeLocks';
import { leavePage, openPage, reload } from '../testing/leftPage';
import { createMemoryPageStorage } from '../testing/memoryPageStorage';

const someone = aPerson({ _id: 'somebody' });

const list = { _id: 'l', title: 'Rain on windows' };
const entry: DiaryEntry = {
  _id: 'e',
  film: aFilm(),
  watchedOn: '2026-11-20',
  rating: 4.5,
  again: null,
  ...textsOf({ text: 'Whistled.' }),
  postId: null,
};

it.each([
  ['POST /api/posts/like/p', likeToggled('p', true)],
  ['POST /api/posts/dislike/p', likeToggled('p', false)],
  ['POST /api/users/bookmark/p', bookmarkToggled('p', true)],
  ['DELETE /api/posts/p', postDeleted('p')],
  ['POST /api/users/follow/somebody', followToggled({ user: someone, following: true })],
  ['POST /api/users/mute/somebody', muteToggled(someone, true)],
  ['POST /api/users/block/somebody', blockToggled(someone, true)],
  ['POST /api/films/watched/f', watchedToggled('f', true)],
  ['POST /api/films/watchlist/f', watchlistToggled('f', true)],
  ['POST /api/films/rate/f', filmRated('f', 4.5)],
  ['POST /api/films/love/f', loveToggled('f', true)],
  ['POST /api/lists/like/l', listLikeToggled('l', true)],
  ['DELETE /api/lists/l', listDeleted(list)],
  ['POST /api/lists/restore/l', listDeletionUndone(list)],
  ['POST /api/lists/add/l', filmOnListToggled('l', 'f', true)],
  ['POST /api/lists/remove/l', filmOnListToggled('l', 'f', false)],
  ['POST /api/lists/add-films/l', filmsPutOnList(list, ['f', 'g'])],
  ['DELETE /api/diary/e', entryDeleted(entry)],
  ['POST /api/diary/restore/e', entryDeletionUndone(entry)],
  ['POST /api/notifications/off', kindsTurnedOff(['like'])],
])('sends %s after a reload', async (call, toggle) => {
  await leavePage([call], [toggle]);
  const { sent, keep, transport } = await reload();
  await keep();
  await transport.quiet();
  expect(sent()).toEqual([call]);
});

/** A sample post that the guest does not like. */
const likeablePost = async ({ store, session }: Awaited<ReturnType<typeof reload>>) => {
  const feed = { feed: 'explore', sort: 'latest' } as const;
  const { data } = await store.dispatch(postsApi.endpoints.getFeed.initiate(feed));
  const posts = data?.pages.flatMap((page) => page.posts) ?? [];
  const found = posts.find((post) => !isLikedBy(post, session?.user._id ?? ''));
  if (!found) throw new Error('All posts are liked.');
  return found._id;
};

it('shows it at once, and says nothing if it has arrived before', async () => {
  const page = await reload();
  const { store, server, session, transport, toasts, keep } = page;
  const postId = await likeablePost(page);
  await leavePage(['POST'], [likeToggled(postId, true)]);
  const token = session?.token ?? '';
  await server.call('POST', `/api/posts/like/${postId}`, { token });
  const isLiked = () => {
    const post = selectPost(store.getState(), postId);
    return post && isLikedBy(post, session?.user._id ?? '');
  };
  expect(isLiked()).toBe(false);
  await keep();
  expect(isLiked()).toBe(true);
  await transport.quiet();
  expect(isLiked()).toBe(true);
  expect(toasts()).toEqual([]);
});

it('is not confirmed again', async () => {
  await leavePage(['POST'], [followToggled({ user: someone, following: true })]);
  const { transport, toasts, keep } = await reload();
  await keep();
  expect(toasts()).toEqual([]);
  await transport.quiet();
});

it('sends what was last wanted, and nothing that was answered', async () => {
  const { store, transport, keep } = await reload();
  await keep();
  store.dispatch(watchlistToggled('f', true));
  await transport.quiet();
  const held = transport.holdsRequest('POST /api/films/love/f');
  store.dispatch(loveToggled('f', true));
  store.dispatch(loveToggled('f', false));
  const after = await reload();
  await after.keep();
  await after.transport.quiet();
  expect(after.sent()).toEqual(['POST /api/films/remove-love/f']);
  held.release();
});

it('gives way to what was pressed since the reload', async () => {
  await leavePage(['POST'], [bookmarkToggled('p', true)]);
  const { store, transport, sent, keep } = await reload();
  store.dispatch(bookmarkToggled('p', false));
  await keep();
  await transport.quiet();
  expect(sent()).toEqual(['POST /api/users/remove-bookmark/p']);
});

it('gives way to what was pressed since the reload, and is answered already', async () => {
  await leavePage(['POST'], [bookmarkToggled('porco-by-the-sea', false)]);
  const { store, transport, sent, keep } = await reload();
  store.dispatch(bookmarkToggled('porco-by-the-sea', true));
  await transport.quiet();
  await keep();
  await transport.quiet();
  expect(sent()).toEqual(['POST /api/users/bookmark/porco-by-the-sea']);
});

it('comes after the post that it is about, if that waits as well', async () => {
  const pageStorage = createMemoryPageStorage();
  const written = postSubmitted({ content: 'Row F, as ever.', pictures: [] });
  const postId = written.payload._id;
  await leavePage(['POST', 'DELETE'], [written, postDeleted(postId)], { pageStorage });
  const { readDrafts, keep, transport, sent, toasts, server } = await openPage({ pageStorage });
  const kept = keep();
  await transport.quiet();
  expect(sent()).toEqual([]);
  readDrafts();
  await kept;
  await transport.quiet();
  expect(sent()).toEqual(['POST /api/posts', `DELETE /api/posts/${postId}`]);
  expect(await server.post(postId)).toBeNull();
  expect(toasts()).toEqual(['Post Created']);
});

it('is left to the page that it was copied from, while that is open', async () => {
  const locks = createFakeLocks();
  await leavePage(['POST'], [likeToggled('p', true)], { locks });
  const copy = await reload({ locks });
  await copy.keep();
  await copy.transport.quiet();
  expect(copy.sent()).toEqual([]);
});

it('is not sent as somebody else', async () => {
  await leavePage(['POST'], [likeToggled('p', true)]);
  const { transport, sent, keep } = await reload({ as: 'reelruth' });
  await keep();
  await transport.quiet();
  expect(sent()).toEqual([]);
});

it.each([
  ['no JSON', () => '{'],
  ['another shape', () => '{"userId":"guest","posts":[]}'],
  ['a change of another shape', (kept: string) => kept.replace('"desired":true', '"desired":3')],
  ['a kind that drafts keep', (kept: string) => kept.replace('"kind":"like"', '"kind":"edit"')],
])('ignores %s in its place', async (_name, written) => {
  await leavePage(['POST'], [likeToggled('p', true)]);
  const key = sessionStorage.key(0) ?? 'nothing was kept';
  const kept = sessionStorage.getItem(key) ?? '';
  expect(written(kept)).not.toBe(kept);
  sessionStorage.setItem(key, written(kept));
  const { transport, sent, keep } = await reload();
  await keep();
  await transport.quiet();
  expect(sent()).toEqual([]);
});
