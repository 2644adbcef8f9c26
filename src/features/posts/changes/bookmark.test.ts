import { makeTestStore } from '../../../testing/makeTestStore';
import { selectToasts } from '../../ui/uiSlice';
import { bookmarksApi } from '../bookmarksApi';
import { bookmarkToggled, selectBookmarks } from './bookmark';

const ADD = 'POST /api/users/bookmark/';
const REMOVE = 'POST /api/users/remove-bookmark/';

/** The guest, who has bookmarked `playtime-on-seventy` and not `first-showing`. */
const openBookmarks = async () => {
  const app = await makeTestStore();
  const { store, server } = app;
  const { getBookmarks } = bookmarksApi.endpoints;
  await store.dispatch(getBookmarks.initiate());
  const shown = () => selectBookmarks(store.getState());
  const truth = async () => (await server.user('matinee')).bookmarks;
  const toggle = (postId: string) =>
    store.dispatch(bookmarkToggled(postId, !shown().includes(postId)));
  return { ...app, shown, truth, toggle };
};

it('shows a bookmark at once, the newest first, and confirms it', async () => {
  const { transport, toasts, shown, truth, toggle } = await openBookmarks();
  const held = transport.holdsRequest(ADD);
  toggle('first-showing');
  expect(shown()[0]).toBe('first-showing');
  expect(toasts()).toEqual(['Post Added to bookmark']);
  held.release();
  await transport.quiet();
  expect(shown()).toEqual(await truth());
});

it('shows its removal at once and confirms it', async () => {
  const { transport, toasts, shown, truth, toggle } = await openBookmarks();
  toggle('playtime-on-seventy');
  expect(shown()).not.toContain('playtime-on-seventy');
  expect(toasts()).toEqual(['Post Removed from bookmark', 'Bookmark removed']);
  await transport.quiet();
  expect(shown()).toEqual(await truth());
});

it('offers to undo a removal, and withdraws the offer once the bookmark is back', async () => {
  const { store, transport, toasts, shown, truth, toggle } = await openBookmarks();
  toggle('playtime-on-seventy');
  const [, offer] = selectToasts(store.getState());
  expect(offer).toMatchObject({ durationMs: 15_000 });
  if (offer?.undo) store.dispatch(offer.undo);
  expect(shown()).toContain('playtime-on-seventy');
  expect(toasts()).toEqual(['Post Added to bookmark']);
  await transport.quiet();
  expect(await truth()).toContain('playtime-on-seventy');
});

it('keeps a bookmark that no list has shown yet when its removal is refused', async () => {
  const { transport, shown, toggle } = await openBookmarks();
  const losesLists = () => {
    for (let i = 0; i < 3; i += 1) transport.losesConnection('GET /api/users/bookmark');
  };
  losesLists();
  toggle('first-showing');
  await transport.quiet();
  losesLists();
  transport.failsWith(REMOVE, 500, 'The projector jammed.');
  toggle('first-showing');
  await transport.quiet();
  expect(shown()).toContain('first-showing');
});
