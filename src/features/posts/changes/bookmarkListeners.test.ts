import { makeTestStore } from '../../../testing/makeTestStore';
import { selectToasts } from '../../ui/uiSlice';
import { bookmarksApi } from '../bookmarksApi';
import { bookmarkToggled } from '../postsSlice';
import { selectBookmarks } from './bookmarks';

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
    store.dispatch(bookmarkToggled({ postId, bookmarked: !shown().includes(postId) }));
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
  expect(offer).toMatchObject({ durationMs: 6000 });
  if (offer?.undo) store.dispatch(offer.undo);
  expect(shown()).toContain('playtime-on-seventy');
  expect(toasts()).toEqual(['Post Added to bookmark']);
  await transport.quiet();
  expect(await truth()).toContain('playtime-on-seventy');
});

it.each([10, 11])('sends at most two calls for %i fast clicks', async (clicks) => {
  const { transport, shown, truth, toggle } = await openBookmarks();
  for (let i = 0; i < clicks; i += 1) toggle('first-showing');
  await transport.quiet();
  expect(transport.sentTo(ADD).length + transport.sentTo(REMOVE).length).toBeLessThan(3);
  expect(shown().includes('first-showing')).toBe(clicks % 2 === 1);
  expect(new Set(shown())).toEqual(new Set(await truth()));
});

it('takes a refused bookmark back, along with its toast', async () => {
  const { transport, toasts, shown, truth, toggle } = await openBookmarks();
  transport.failsWith(ADD, 507, 'There is not enough space left on this device to save this.');
  toggle('first-showing');
  await transport.quiet();
  expect(shown()).toEqual(await truth());
  expect(toasts()).toEqual(['There is not enough space left on this device to save this.']);
});

it('shows the server’s state when it acted and the answer was lost', async () => {
  const { transport, shown, truth, toggle } = await openBookmarks();
  transport.losesAnswer(ADD);
  toggle('first-showing');
  await transport.quiet();
  expect(shown()).toContain('first-showing');
  expect(shown()).toEqual(await truth());
});

it.each([
  ['was refused', 'failsWith', []],
  ['lost its answer', 'losesAnswer', [`${REMOVE}first-showing`]],
] as const)('stays away when it %s after it was removed again', async (_how, fate, removals) => {
  const { transport, toasts, shown, truth, toggle } = await openBookmarks();
  const held = transport.holdsRequest(ADD);
  toggle('first-showing');
  await held.waits;
  toggle('first-showing');
  transport[fate](ADD, 500, 'The projector jammed.');
  held.release();
  await transport.quiet();
  expect(transport.sentTo(REMOVE)).toEqual(removals);
  expect(await truth()).not.toContain('first-showing');
  expect(shown()).toEqual(await truth());
  expect(toasts()).not.toContain('The projector jammed.');
});

it('is not undone by a list that was read before it and arrives after it', async () => {
  const { store, transport, shown, toggle } = await openBookmarks();
  const held = transport.holdsAnswer('GET /api/users/bookmark');
  const reading = store.dispatch(
    bookmarksApi.endpoints.getBookmarks.initiate(undefined, { forceRefetch: true }),
  );
  await held.waits;
  toggle('first-showing');
  await transport.quietBut(1);
  held.release();
  await reading;
  expect(shown()).toContain('first-showing');
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
