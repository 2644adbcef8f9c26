import type { FeedArg } from '../api/feedAddress';
import type { Post } from '../domain/entities';
import { GUEST } from '../domain/demoAccounts';
import { makeTestStore } from '../testing/makeTestStore';
import { loggedIn } from './auth/authSlice';
import { bookmarksApi } from './posts/bookmarksApi';
import { bookmarkToggled, selectBookmarks } from './posts/changes/bookmark';
import { isLikedBy, likeToggled } from './posts/changes/like';
import { selectPost } from './posts/changes/selectPost';
import { postsApi } from './posts/postsApi';
import { followToggled } from './users/changes/follow';
import { selectUser } from './users/changes/viewer';
import { usersApi } from './users/usersApi';

const EXPLORE: FeedArg = { feed: 'explore', sort: 'latest' };
/** A post that the guest neither likes nor has bookmarked. */
const POST = 'first-showing';
const REASON = 'The projector broke.';

interface Toggle {
  /** Reads what the person sees. */
  read: () => PromiseLike<unknown>;
  shown: () => unknown;
  /** What the server has. */
  truth: () => Promise<unknown>;
  set: (isOn: boolean) => unknown;
}
type App = Awaited<ReturnType<typeof makeTestStore>>;
interface Kind {
  /** The calls that turn it on and off, and that read it. */
  on: string;
  off: string;
  reading: string;
  open: (app: App) => Toggle | Promise<Toggle>;
}

const FRESH = { forceRefetch: true };

const KINDS: Record<string, Kind> = {
  like: {
    on: 'POST /api/posts/like/',
    off: 'POST /api/posts/dislike/',
    reading: 'GET /api/posts?feed=explore',
    open: ({ store, server, session }) => {
      const likesOf = (post: Post | null | undefined) =>
        post && [post.likes.likeCount, isLikedBy(post, session?.user._id ?? '')];
      return {
        read: () => store.dispatch(postsApi.endpoints.getFeed.initiate(EXPLORE, FRESH)),
        shown: () => likesOf(selectPost(store.getState(), POST)),
        truth: async () => likesOf(await server.post(POST)),
        set: (liked) => store.dispatch(likeToggled(POST, liked)),
      };
    },
  },
  bookmark: {
    on: 'POST /api/users/bookmark/',
    off: 'POST /api/users/remove-bookmark/',
    reading: 'GET /api/users/bookmark',
    open: ({ store, server }) => ({
      read: () => store.dispatch(bookmarksApi.endpoints.getBookmarks.initiate(undefined, FRESH)),
      shown: () => new Set(selectBookmarks(store.getState())),
      truth: async () => new Set((await server.user(GUEST.username)).bookmarks),
      set: (bookmarked) => store.dispatch(bookmarkToggled(POST, bookmarked)),
    }),
  },
  follow: {
    on: 'POST /api/users/follow/',
    off: 'POST /api/users/unfollow/',
    reading: 'GET /api/users?username=matinee',
    open: async ({ store, server }) => {
      const user = await server.user('kinokai');
      const { getUser } = usersApi.endpoints;
      await store.dispatch(getUser.initiate('kinokai'));
      const tiesOf = (guest: typeof user | undefined, kai: typeof user | undefined) =>
        [guest?.following, kai?.followers].map((people) => people?.map(({ _id }) => _id));
      const shownUser = (username: string) => selectUser(store.getState(), username);
      return {
        read: () => store.dispatch(getUser.initiate(GUEST.username, FRESH)),
        shown: () => tiesOf(shownUser(GUEST.username), shownUser('kinokai')),
        truth: async () => tiesOf(await server.user(GUEST.username), await server.user('kinokai')),
        set: (following) => store.dispatch(followToggled({ user, following })),
      };
    },
  },
};

describe.each(Object.entries(KINDS))('a %s', (_name, { on, off, reading, open: openKind }) => {
  const open = async () => {
    const app = await makeTestStore();
    const toggle = await openKind(app);
    await toggle.read();
    const before = toggle.shown();
    /** That screen and server agree, on what was there before or on the opposite. */
    const expectBoth = async (isOn: boolean) => {
      const [shown, truth] = [toggle.shown(), await toggle.truth()];
      expect(shown).toEqual(truth);
      if (isOn) expect(shown).not.toEqual(before);
      else expect(shown).toEqual(before);
    };
    return { ...app, ...toggle, before, expectBoth };
  };

  it('shows before the server has received it, and stays', async () => {
    const { transport, shown, set, expectBoth } = await open();
    const held = transport.holdsRequest(on);
    set(true);
    const atOnce = shown();
    held.release();
    await transport.quiet();
    await expectBoth(true);
    expect(shown()).toEqual(atOnce);
  });

  it.each([10, 11])('takes at most two calls for %i fast clicks', async (clicks) => {
    const { transport, set, expectBoth } = await open();
    for (let click = 1; click <= clicks; click += 1) set(click % 2 === 1);
    await transport.quiet();
    expect(transport.sentTo(on).length + transport.sentTo(off).length).toBeLessThan(3);
    await expectBoth(clicks % 2 === 1);
  });

  it('is taken back if it is refused, with the reason instead of any other toast', async () => {
    const { transport, toasts, set, expectBoth } = await open();
    transport.failsWith(on, 500, REASON);
    set(true);
    await transport.quiet();
    await expectBoth(false);
    expect(toasts()).toEqual([REASON]);
  });

  it('stays if the server has it although the answer was lost', async () => {
    const { transport, set, expectBoth } = await open();
    transport.losesAnswer(on);
    set(true);
    await transport.quiet();
    await expectBoth(true);
  });

  it.each([
    ['was refused', 'failsWith', 0],
    ['lost its answer', 'losesAnswer', 1],
  ] as const)('undone before it %s ends off, without an error', async (_how, fate, calls) => {
    const { transport, toasts, set, expectBoth } = await open();
    const held = transport.holdsRequest(on);
    set(true);
    set(false);
    await held.waits;
    transport[fate](on, 500, REASON);
    held.release();
    await transport.quiet();
    expect(transport.sentTo(off)).toHaveLength(calls);
    await expectBoth(false);
    expect(toasts()).not.toContain(REASON);
  });

  it('is not undone by an answer that was read before it and arrives after it', async () => {
    const { transport, read, set, expectBoth } = await open();
    const held = transport.holdsAnswer(reading);
    const earlier = read();
    await held.waits;
    set(true);
    await transport.quietBut(1);
    held.release();
    await earlier;
    await expectBoth(true);
  });

  it('sends nothing more in the next user’s session', async () => {
    const { store, server, transport, set } = await open();
    const held = transport.holdsRequest(on);
    set(true);
    set(false);
    await held.waits;
    store.dispatch(loggedIn({ ...(await server.signIn('reelruth')), how: 'form' }));
    held.release();
    await transport.quiet();
    expect(transport.sentTo(off)).toEqual([]);
  });
});
