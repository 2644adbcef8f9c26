import { changeReceived } from '../../../api/actions';
import type { FeedArg } from '../../../api/feedAddress';
import { makeTestStore } from '../../../testing/makeTestStore';
import { getShownFeed } from '../feed/shownFeed';
import { postsApi } from '../postsApi';
import { selectIsCovered } from '../cover';
import { watchedToggled } from '../../films/changes/watched';

const filmId = 'vertigo-1958';
const THREAD: FeedArg = { feed: 'replies', postId: 'tower', sort: 'oldest' };

/** The thread below a post by Kai is open, with Ruth's reply. */
const open = async (fields: object) => {
  const { store, server, transport } = await makeTestStore();
  const [kai, ruth] = [await server.signIn('kinokai'), await server.signIn('reelruth')];
  const send = ({ token }: typeof kai, path: string, postData: object) =>
    server.call('POST', path, { token, body: { postData } });
  await send(kai, '/api/posts', { _id: 'tower', content: 'She falls.', filmId, ...fields });
  await send(ruth, '/api/posts', { _id: 'reply', content: 'Twice.', replyTo: 'tower' });
  await send(ruth, '/api/posts', { _id: 'below', content: 'Thrice.', replyTo: 'reply' });
  await store.dispatch(postsApi.endpoints.getPost.initiate('tower'));
  for (const postId of ['tower', 'reply'])
    await store.dispatch(postsApi.endpoints.getFeed.initiate({ ...THREAD, postId }));

  /** Whether the first reply to a post is covered. */
  const isCovered = (postId = 'tower') => {
    const [reply] = getShownFeed(store.getState(), { ...THREAD, postId }) ?? [];
    if (!reply) throw new Error('The reply is not in the thread.');
    return selectIsCovered(store.getState())(reply);
  };
  /** Kai edits the post in another tab. */
  const editElsewhere = async (postData: object) => {
    await send(kai, '/api/posts/edit/tower', postData);
    store.dispatch(changeReceived(server.lastChange()));
    await transport.quiet();
  };
  const markWatched = async () => {
    store.dispatch(watchedToggled(filmId, true));
    await transport.quiet();
  };
  return { isCovered, editElsewhere, markWatched };
};

it('covers a loaded reply once the post above it is marked, until the reader has watched the film', async () => {
  const { isCovered, editElsewhere, markWatched } = await open({});
  expect(isCovered()).toBe(false);
  await editElsewhere({ spoilers: true });
  expect(isCovered()).toBe(true);
  await markWatched();
  expect(isCovered()).toBe(false);
});

it('uncovers loaded replies once the mark above them is removed', async () => {
  const { isCovered, editElsewhere } = await open({ spoilers: true });
  expect([isCovered(), isCovered('reply')]).toEqual([true, true]);
  await editElsewhere({ spoilers: false });
  expect([isCovered(), isCovered('reply')]).toEqual([false, false]);
});

it('leaves a reply uncovered that was loaded after its reader had watched the film', async () => {
  const { isCovered, editElsewhere, markWatched } = await open({});
  await markWatched();
  await editElsewhere({ spoilers: true });
  expect(isCovered()).toBe(false);
});
