import { GUEST } from '../../../domain/demoAccounts';
import { makeTestStore } from '../../../testing/makeTestStore';
import { bookmarksApi } from '../../posts/bookmarksApi';
import { selectPostOverlay } from '../../posts/changes/overlay';
import { selectFeedOverlay } from '../../posts/feed/shownFeed';
import { postsApi } from '../../posts/postsApi';
import { usersApi } from '../usersApi';
import { selectIsFollowing, selectUser, selectViewer } from './viewer';
import { bookmarkToggled } from '../../posts/changes/bookmark';
import { followToggled } from './follow';

const { getUser } = usersApi.endpoints;

/** The guest on Explore, with the overlay of its posts. */
const open = async () => {
  const app = await makeTestStore();
  const { store, transport, server } = app;
  await store.dispatch(postsApi.endpoints.getFeed.initiate({ feed: 'explore', sort: 'latest' }));
  await store.dispatch(bookmarksApi.endpoints.getBookmarks.initiate());
  const read = async (username: string) => {
    const { data } = await store.dispatch(getUser.initiate(username, { forceRefetch: true }));
    await transport.quiet();
    if (!data) throw new Error(`No ${username}.`);
    return data.user;
  };
  await read(GUEST.username);
  /** Increments the revision by a change that this page does not show. */
  const changeElsewhere = async () => {
    const { token } = await server.signIn('noirnoel');
    const body = { userData: { bio: 'Rain on neon' } };
    await server.call('POST', '/api/users/edit', { token, body });
  };
  const state = () => store.getState();
  return { ...app, state, read, changeElsewhere };
};

describe('the viewer', () => {
  it.each([GUEST.username, 'reelruth', 'kinokai'])(
    'stays the same when %s is answered, now and at a later revision',
    async (username) => {
      const { state, read, changeElsewhere } = await open();
      const before = selectViewer(state());
      await read(username);
      expect(selectViewer(state())).toBe(before);
      await changeElsewhere();
      await read(username);
      expect(selectViewer(state())).toBe(before);
    },
  );

  it('keeps their identity with changes that no answer includes yet', async () => {
    const { store, state, read, transport } = await open();
    const kai = await read('kinokai');
    const [post] = (await read(GUEST.username)).bookmarks;
    if (!post) throw new Error('The guest has no bookmarks.');
    const follow = transport.holdsRequest('POST /api/users/follow/');
    const removal = transport.holdsRequest('POST /api/users/remove-bookmark/');
    store.dispatch(followToggled({ user: kai, following: true }));
    store.dispatch(bookmarkToggled(post, false));
    const before = selectViewer(state());
    expect(before?.bookmarks).not.toContain(post);
    await store.dispatch(getUser.initiate('reelruth'));
    await store.dispatch(getUser.initiate('noirnoel'));
    expect(selectViewer(state())).toBe(before);
    expect(selectIsFollowing(state(), kai._id)).toBe(true);
    follow.release();
    removal.release();
    await transport.quiet();
  });
});

it.each([GUEST.username, 'reelruth'])(
  'lays the same over posts and feeds when %s is answered as before',
  async (username) => {
    const { state, read } = await open();
    await read(username);
    const posts = selectPostOverlay(state());
    const feeds = selectFeedOverlay(state());
    await read(username);
    expect(selectPostOverlay(state())).toBe(posts);
    expect(selectFeedOverlay(state())).toBe(feeds);
  },
);

it('returns the cached user if nothing about them changed', async () => {
  const { store, state, read } = await open();
  const ruth = await read('reelruth');
  expect(selectUser(state(), 'reelruth')).toBe(ruth);
  const kai = await read('kinokai');
  store.dispatch(followToggled({ user: kai, following: true }));
  expect(selectUser(state(), 'reelruth')).toBe(ruth);
});

it('knows whom the viewer follows', async () => {
  const { state, read } = await open();
  const { following } = await read(GUEST.username);
  const kai = await read('kinokai');
  expect(following.map(({ _id }) => selectIsFollowing(state(), _id))).not.toContain(false);
  expect(selectIsFollowing(state(), kai._id)).toBe(false);
});
