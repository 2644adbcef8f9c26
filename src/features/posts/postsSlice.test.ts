import { cacheAdvanced, changeSettled, dataReplaced } from '../../api/actions';
import { aUser } from '../../testing/builders';
import { makeTestStore } from '../../testing/makeTestStore';
import {
  loggedIn,
  loggedOut,
  sessionFollowed,
  sessionRefused,
  visitBegun,
} from '../auth/authSlice';
import { selectPost } from './changes/selectPost';
import { getShownFeed } from './feed/shownFeed';
import { postsApi } from './postsApi';
import {
  newPostReceived,
  newPostsSeen,
  postFolded,
  postsSlice,
  postsStateOf,
  postUnfolded,
  selectIsUnfolded,
  selectOfferedCount,
  selectUncovered,
  sortChosen,
  postUncovered,
  type PostsState,
} from './postsSlice';
import { bookmarkToggled } from './changes/bookmark';
import { likeToggled } from './changes/like';
import { postDeleted } from './changes/deletion';
import { postEdited } from './changes/edit';

type Event = Parameters<typeof postsSlice.reducer>[1];

const after = (...events: Event[]): PostsState =>
  events.reduce<PostsState>(postsSlice.reducer, postsSlice.reducer(undefined, { type: 'start' }));

const draft = { content: 'Half a sentence', pictures: [] };

it('shows the latest first until another sort is chosen, for each feed by itself', () => {
  const sorts = { home: 'latest', explore: 'latest', film: 'latest', replies: 'oldest' };
  expect(after().sorts).toEqual(sorts);
  const chosen = after(sortChosen({ feed: 'explore', sort: 'trending' }));
  expect(chosen.sorts).toEqual({ ...sorts, explore: 'trending' });
});

it('counts the new posts of each feed separately, each once', () => {
  const newPost = newPostReceived({ postId: 'a', feeds: ['home', 'explore'] });
  const state = after(newPost, newPost, newPostsSeen({ postIds: ['a'], feeds: ['home'] }));
  expect(state.newPosts).toEqual({ home: [], explore: ['a'] });
});

it('offers new posts where the latest come first, and keeps them in another sort', () => {
  const newPost = newPostReceived({ postId: 'a', feeds: ['home'] });
  const trending = [newPost, sortChosen({ feed: 'home', sort: 'trending' })];
  const latest = [...trending, sortChosen({ feed: 'home', sort: 'latest' })];
  const offered = (...events: Event[]) => selectOfferedCount({ posts: after(...events) }, 'home');
  expect([offered(newPost), offered(...trending), offered(...latest)]).toEqual([1, 0, 1]);
});

it('shows a long post whole until it is folded again', () => {
  expect(after(postUnfolded('a'), postUnfolded('b')).unfoldedIds).toEqual(['a', 'b']);
  const posts = after(postUnfolded('a'), postUnfolded('b'), postFolded('a'));
  expect(posts.unfoldedIds).toEqual(['b']);
  expect(selectIsUnfolded({ posts }, 'a')).toBe(false);
  expect(selectIsUnfolded({ posts }, 'b')).toBe(true);
});

it('covers every post with spoilers except those that the reader chose to see', () => {
  expect(selectUncovered({ posts: after() })).toEqual([]);
  const mark = { postId: 'a', filmId: 'vertigo-1958' };
  expect(selectUncovered({ posts: after(postUncovered(mark)) })).toEqual([mark]);
});

it('starts with the sorts of its tab, and otherwise empty', () => {
  const sorts = { ...after().sorts, home: 'trending' } as const;
  expect(postsStateOf(sorts)).toEqual({ ...after(), sorts });
});

describe('changes to posts', () => {
  const edited = postEdited({ postId: 'a', ...draft });
  const liked = likeToggled('b', true);
  const bookmarked = bookmarkToggled('c', true);

  it('stay until every answer includes them', () => {
    const settled = changeSettled({ id: 'bookmark:c', kind: 'bookmark', sent: true, revision: 5 });
    const left = (...events: Event[]) => after(bookmarked, settled, ...events).changes.ids;
    expect(left(cacheAdvanced(4))).toEqual(['bookmark:c']);
    expect(left(cacheAdvanced(5))).toEqual([]);
  });

  it('are dropped when the data is replaced', () => {
    expect(after(edited, liked, dataReplaced())).toEqual(after());
  });
});

describe('a post that is fetched by itself', () => {
  const { getFeed, getPost } = postsApi.endpoints;
  const EXPLORE = { feed: 'explore', sort: 'latest' } as const;
  const OWN = 'first-showing';

  const openExplore = async () => {
    const app = await makeTestStore();
    const { store, server, session } = app;
    await store.dispatch(getFeed.initiate(EXPLORE));
    const own = (method: string, path: string, body?: unknown) =>
      server.call(method, path, { token: session?.token, body });
    const ask = () => store.dispatch(getPost.initiate(OWN, { forceRefetch: true }));
    const feed = () => getShownFeed(store.getState(), EXPLORE) ?? [];
    const inFeed = () => feed().find(({ _id }) => _id === OWN);
    return { ...app, own, ask, inFeed };
  };

  it('is shown as answered also in a feed that was read before', async () => {
    const { store, own, ask, inFeed } = await openExplore();
    const postData = { content: 'Changed elsewhere' };
    await own('POST', `/api/posts/edit/${OWN}`, { postData });
    expect(inFeed()?.content).not.toBe('Changed elsewhere');
    await ask();
    expect(inFeed()?.content).toBe('Changed elsewhere');
    expect(selectPost(store.getState(), OWN)?.content).toBe('Changed elsewhere');
  });

  it('leaves the feeds if it was deleted', async () => {
    const { own, ask, inFeed } = await openExplore();
    await own('DELETE', `/api/posts/${OWN}`);
    expect(inFeed()).toBeDefined();
    await ask();
    expect(inFeed()).toBeUndefined();
  });

  it('stays in them if it could not be fetched', async () => {
    const { ask, inFeed, transport } = await openExplore();
    const failure = Response.json(
      { errors: ['The lamp went out.'] },
      { status: 500, headers: { 'X-Revision': '99' } },
    );
    transport.answersWithResponse(`GET /api/posts/${OWN}`, failure);
    await ask();
    expect(inFeed()).toBeDefined();
  });
});

it.each([
  ['a login', loggedIn({ token: 't', user: aUser(), how: 'form' })],
  ['a logout', loggedOut()],
  ['a refused token', sessionRefused()],
  ['another tab’s session', sessionFollowed(null)],
  ['a visit', visitBegun({ token: 't', user: aUser() })],
])('begins afresh with %s', (_name, event) => {
  const used = [postUnfolded('a'), postDeleted('a')];
  expect(after(...used, event)).toEqual(after());
});
