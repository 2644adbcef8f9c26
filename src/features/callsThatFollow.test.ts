import { DEFAULT_SORT } from '../domain/feeds';
import type { UserSummary } from '../domain/entities';
import { GUEST } from '../domain/demoAccounts';
import { makeTestStore } from '../testing/makeTestStore';
import { exportedPost, someData } from '../testing/ownData';
import { bookmarksApi } from './posts/bookmarksApi';
import { postsApi } from './posts/postsApi';
import {
  bookmarkRemovalUndone,
  bookmarkToggled,
  deletionUndone,
  likeToggled,
  postDeleted,
  postEdited,
  postSubmitted,
} from './posts/postsSlice';
import { importData } from './users/ownData/importData';
import { usersApi } from './users/usersApi';
import { followToggled, profileEdited, unfollowUndone } from './users/usersSlice';

const HOME = 'GET /api/posts?feed=home&sort=latest&limit=12';
const EXPLORE = 'GET /api/posts?feed=explore&sort=latest&limit=12';
const BOOKMARKS = 'GET /api/posts?feed=bookmarks&sort=latest&limit=12';
const KAIS_POSTS = 'GET /api/posts/user/kinokai?sort=latest&limit=12';
const BOOKMARKED_IDS = 'GET /api/users/bookmark';
const ME = 'GET /api/users?username=matinee';
const KAI = 'GET /api/users?username=kinokai';
const RUTH = 'GET /api/users?username=reelruth';
const SUGGESTIONS = 'GET /api/users?suggested=true&limit=5';
const SEARCH = 'GET /api/users?q=kino&limit=8';

const OWN = 'dust-in-the-beam';
const LIKED = 'porco-by-the-sea';
const BOOKMARKED = 'playtime-on-seventy';

const NEW_ID = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/;

/** The guest, who follows Ruth and not Kai, with everything on screen that a change may concern. */
const openEverything = async () => {
  const app = await makeTestStore();
  const { store, transport, server } = app;
  const { getFeed, getPost } = postsApi.endpoints;
  const { getUser, getSuggestions, searchUsers } = usersApi.endpoints;
  const kai = await server.user('kinokai');
  const ruth = await server.user('reelruth');
  await Promise.all([
    store.dispatch(getFeed.initiate({ feed: 'home', sort: DEFAULT_SORT })),
    store.dispatch(getFeed.initiate({ feed: 'explore', sort: DEFAULT_SORT })),
    store.dispatch(getFeed.initiate({ feed: 'bookmarks', sort: DEFAULT_SORT })),
    store.dispatch(getFeed.initiate({ feed: 'author', username: 'kinokai', sort: DEFAULT_SORT })),
    ...[OWN, LIKED, BOOKMARKED].map((postId) => store.dispatch(getPost.initiate(postId))),
    store.dispatch(bookmarksApi.endpoints.getBookmarks.initiate()),
    ...[GUEST.username, 'kinokai', 'reelruth'].map((username) =>
      store.dispatch(getUser.initiate(username)),
    ),
    store.dispatch(getSuggestions.initiate()),
    store.dispatch(searchUsers.initiate('kino')),
  ]);
  await transport.quiet();

  /** The calls that go out until all is quiet again, with names for ids. */
  const callsOf = async (act: () => unknown): Promise<string[]> => {
    const before = transport.sent.length;
    await act();
    await transport.quiet();
    return transport.sent
      .slice(before)
      .map((call) =>
        call.replace(kai._id, 'kinokai').replace(ruth._id, 'reelruth').replace(NEW_ID, 'new'),
      );
  };
  return { ...app, kai, ruth, callsOf };
};

interface People {
  kai: UserSummary;
  ruth: UserSummary;
}
type Event = ReturnType<
  | typeof likeToggled
  | typeof bookmarkToggled
  | typeof bookmarkRemovalUndone
  | typeof postSubmitted
  | typeof postEdited
  | typeof postDeleted
  | typeof deletionUndone
  | typeof followToggled
  | typeof unfollowUndone
  | typeof profileEdited
>;
interface Row {
  what: string;
  /** Happens first, and is over when the rest begins. */
  after?: (people: People) => Event;
  event: (people: People) => Event;
  /** The change itself. */
  sends: string;
  /** All that is asked because the server did it, in this order. */
  done: string[];
  /** All that is asked because the server refused it. */
  refused: string[];
}

const DRAFT = { content: 'The second reel was upside down.', photos: null };

/**
 * Of a post the answer itself is what shows, so nothing is asked. People, suggestions, results and
 * bookmarks' ids are asked for by tags. No tag brings a feed: the two that may lack posts, after a
 * follow and after a bookmark, are asked for by their listeners.
 */
const ROWS: Row[] = [
  {
    what: 'a like',
    event: () => likeToggled({ postId: BOOKMARKED, liked: true }),
    sends: `POST /api/posts/like/${BOOKMARKED}`,
    done: [],
    refused: [`GET /api/posts/${BOOKMARKED}`],
  },
  {
    what: 'a like taken back',
    event: () => likeToggled({ postId: LIKED, liked: false }),
    sends: `POST /api/posts/dislike/${LIKED}`,
    done: [],
    refused: [`GET /api/posts/${LIKED}`],
  },
  {
    what: 'a new post',
    event: () => postSubmitted(DRAFT),
    sends: 'POST /api/posts',
    done: [],
    refused: ['GET /api/posts/new'],
  },
  {
    what: 'an edited post',
    event: () => postEdited({ postId: OWN, ...DRAFT }),
    sends: `POST /api/posts/edit/${OWN}`,
    done: [],
    refused: [`GET /api/posts/${OWN}`],
  },
  {
    what: 'a deletion',
    event: () => postDeleted(OWN),
    sends: `DELETE /api/posts/${OWN}`,
    done: [],
    refused: [`GET /api/posts/${OWN}`],
  },
  {
    what: 'a deletion undone',
    after: () => postDeleted(OWN),
    event: () => deletionUndone(OWN),
    sends: `POST /api/posts/restore/${OWN}`,
    done: [],
    refused: [`GET /api/posts/${OWN}`],
  },
  {
    what: 'a bookmark of a post that the list of bookmarks lacks',
    event: () => bookmarkToggled({ postId: LIKED, bookmarked: true }),
    sends: `POST /api/users/bookmark/${LIKED}`,
    done: [BOOKMARKED_IDS, BOOKMARKS],
    refused: [BOOKMARKED_IDS],
  },
  {
    what: 'a bookmark removed',
    event: () => bookmarkToggled({ postId: BOOKMARKED, bookmarked: false }),
    sends: `POST /api/users/remove-bookmark/${BOOKMARKED}`,
    done: [BOOKMARKED_IDS],
    refused: [BOOKMARKED_IDS],
  },
  {
    what: 'the removal of a bookmark undone',
    after: () => bookmarkToggled({ postId: BOOKMARKED, bookmarked: false }),
    event: () => bookmarkRemovalUndone(BOOKMARKED),
    sends: `POST /api/users/bookmark/${BOOKMARKED}`,
    done: [BOOKMARKED_IDS],
    refused: [BOOKMARKED_IDS],
  },
  {
    what: 'a follow',
    event: ({ kai }) => followToggled({ user: kai, following: true }),
    sends: 'POST /api/users/follow/kinokai',
    done: [ME, KAI, SUGGESTIONS, HOME],
    refused: [ME, KAI, SUGGESTIONS],
  },
  {
    what: 'an unfollow',
    event: ({ ruth }) => followToggled({ user: ruth, following: false }),
    sends: 'POST /api/users/unfollow/reelruth',
    done: [ME, RUTH, SUGGESTIONS],
    refused: [ME, RUTH, SUGGESTIONS],
  },
  {
    what: 'an unfollow undone',
    after: ({ ruth }) => followToggled({ user: ruth, following: false }),
    event: ({ ruth }) => unfollowUndone(ruth),
    sends: 'POST /api/users/follow/reelruth',
    done: [ME, RUTH, SUGGESTIONS, HOME],
    refused: [ME, RUTH, SUGGESTIONS],
  },
  {
    what: 'a saved profile',
    event: () => profileEdited({ bio: 'Row seven, on the aisle.' }),
    sends: 'POST /api/users/edit',
    done: [ME, SEARCH],
    refused: [ME],
  },
];

it.each(ROWS)('is followed by these calls: $what', async ({ after, event, sends, done }) => {
  const { store, callsOf, ...people } = await openEverything();
  if (after) await callsOf(() => store.dispatch(after(people)));
  expect(await callsOf(() => store.dispatch(event(people)))).toEqual([sends, ...done]);
});

// The answer may have been lost and the server have acted: only the server knows.
it.each(ROWS)('is followed by these once refused: $what', async (row) => {
  const { after, event, sends, refused } = row;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { store, transport, callsOf, ...people } = await openEverything();
  if (after) await callsOf(() => store.dispatch(after(people)));
  for (const method of ['POST', 'DELETE']) transport.failsWith(method, 500, 'Out of order');
  expect(await callsOf(() => store.dispatch(event(people)))).toEqual([sends, ...refused]);
});

it('asks for all that is on screen once an import is done', async () => {
  const { store, server, callsOf } = await openEverything();
  const me = await server.user(GUEST.username);
  const file = someData({
    profile: { ...me, bio: 'Row seven, on the aisle.' },
    posts: [exportedPost('brought')],
    likes: [BOOKMARKED],
    bookmarks: [LIKED],
    follows: ['kinokai'],
  });
  expect(await callsOf(() => importData(file, store, () => undefined))).toEqual([
    // What is here already.
    ME,
    'GET /api/posts?feed=explore&sort=oldest&limit=100',
    'GET /api/users/matinee/diary?sort=oldest&limit=100',
    'GET /api/users/matinee/films?sort=date&limit=100',
    'GET /api/users/matinee/watchlist?limit=100',
    // What the file brings, each with what its tags ask for.
    ...['POST /api/users/edit', ME, SEARCH],
    'POST /api/posts',
    `POST /api/posts/like/${BOOKMARKED}`,
    ...[`POST /api/users/bookmark/${LIKED}`, BOOKMARKED_IDS],
    ...['POST /api/users/follow/kinokai', ME, KAI, SUGGESTIONS],
    // What it may have changed, which is anything: feeds too.
    ...[HOME, EXPLORE, BOOKMARKS, KAIS_POSTS],
    ...[OWN, BOOKMARKED, LIKED].map((postId) => `GET /api/posts/${postId}`),
    ...[ME, KAI, RUTH],
    BOOKMARKED_IDS,
  ]);
});
