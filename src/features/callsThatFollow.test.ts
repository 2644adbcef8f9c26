import type { UnknownAction } from '@reduxjs/toolkit';
import { DEFAULT_SORT } from '../domain/feeds';
import type { UserSummary } from '../domain/entities';
import { textsOf } from '../domain/entryTexts';
import type { DiaryEntry } from '../domain/films';
import { GUEST } from '../domain/demoAccounts';
import { makeTestStore } from '../testing/makeTestStore';
import { exportedPost, someData } from '../testing/ownData';
import { diaryApi } from './films/diaryApi';
import { filmsApi } from './films/filmsApi';
import { findFilmsApi } from './films/findFilmsApi';
import { bookmarksApi } from './posts/bookmarksApi';
import { postsApi } from './posts/postsApi';
import { postSubmitted } from './drafts/draftsSlice';
import { notificationsApi } from './notifications/notificationsApi';
import { importData } from './transfer/ownData/importData';
import { searchApi } from './search/searchApi';
import { usersApi } from './users/usersApi';
import { entryDeleted, entryDeletionUndone, entryEdited, entryLogged } from './films/changes/entry';
import { filmRated } from './films/changes/rating';
import { watchedToggled } from './films/changes/watched';
import { loveToggled } from './films/changes/love';
import { watchlistToggled } from './films/changes/watchlist';
import { bookmarkToggled } from './posts/changes/bookmark';
import { deletionUndone, postDeleted } from './posts/changes/deletion';
import { likeToggled } from './posts/changes/like';
import { postEdited } from './posts/changes/edit';
import { followToggled } from './users/changes/follow';
import { profileEdited } from './users/changes/profile';

const HOME = 'GET /api/posts?feed=home&sort=latest&limit=12';
const EXPLORE = 'GET /api/posts?feed=explore&sort=latest&limit=12';
const BOOKMARKS = 'GET /api/posts?feed=bookmarks&sort=latest&limit=12';
const KAIS_POSTS = 'GET /api/posts/user/kinokai?sort=latest&limit=12';
const BOOKMARKED_IDS = 'GET /api/users/bookmark';
const ME = 'GET /api/users?username=matinee';
const KAI = 'GET /api/users?username=kinokai';
const RUTH = 'GET /api/users?username=reelruth';
const SUGGESTIONS = 'GET /api/users?suggested=true&limit=5';
const UNREAD = 'GET /api/notifications?limit=1';
const NOTIFICATIONS = 'GET /api/notifications?limit=20';
const SEARCH = 'GET /api/users?q=kino&limit=8';

const FILM = 'GET /api/films/m-1931';
const OTHER_FILM = 'GET /api/films/vertigo-1958';
/** The film of the viewer's own post. */
const OWN_FILM = 'GET /api/films/cinema-paradiso-1988';
const FOUND_FILMS = 'GET /api/films?q=vertigo&limit=8';
const DIARY = 'GET /api/users/matinee/diary?sort=latest&limit=40';
const WATCHED_FILMS = 'GET /api/users/matinee/films?sort=date&limit=48';
const WATCHLIST = 'GET /api/users/matinee/watchlist?sort=latest&limit=48';
const YEAR = 'GET /api/users/matinee/year/2026';
const ALL_TIME = 'GET /api/users/matinee/all-time';
const TALKED_ABOUT = 'GET /api/films?sort=talked&limit=6';

const M = { _id: 'm-1931', title: 'M', year: 1931, directors: ['Fritz Lang'], genres: [] };
const ENTRY: DiaryEntry = {
  _id: 'entry',
  film: M,
  watchedOn: '2026-10-30',
  rating: null,
  again: null,
  ...textsOf({}),
  postId: null,
};
const OWN = 'dust-in-the-beam';
const LIKED = 'porco-by-the-sea';
const BOOKMARKED = 'playtime-on-seventy';

const NEW_ID = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/;

/** The guest, who follows Ruth but not Kai, with everything on screen that a change may affect. */
const openEverything = async () => {
  const app = await makeTestStore();
  const { store, transport, server, session } = app;
  const { getFeed, getPost } = postsApi.endpoints;
  const { getUser, getSuggestions } = usersApi.endpoints;
  const { searchUsers } = searchApi.endpoints;
  const { getFilm, getTalkedAbout } = filmsApi.endpoints;
  const { getAllTime, getDiary, getWatchedFilms, getWatchlist, getYear } = diaryApi.endpoints;
  const entryData = { _id: ENTRY._id, filmId: M._id, watchedOn: ENTRY.watchedOn };
  await server.call('POST', '/api/diary', { token: session?.token, body: { entryData } });
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
    store.dispatch(notificationsApi.endpoints.getUnread.initiate()),
    store.dispatch(notificationsApi.endpoints.getNotifications.initiate()),
    store.dispatch(searchUsers.initiate('kino')),
    ...[M._id, 'vertigo-1958'].map((filmId) => store.dispatch(getFilm.initiate(filmId))),
    store.dispatch(getTalkedAbout.initiate()),
    store.dispatch(findFilmsApi.endpoints.findFilms.initiate('vertigo')),
    store.dispatch(getDiary.initiate({ username: GUEST.username, sort: 'latest' })),
    store.dispatch(getWatchedFilms.initiate({ username: GUEST.username, sort: 'date' })),
    store.dispatch(getWatchlist.initiate({ username: GUEST.username, sort: 'latest' })),
    store.dispatch(getYear.initiate({ username: GUEST.username, year: 2026 })),
    store.dispatch(getAllTime.initiate(GUEST.username)),
  ]);
  await transport.quiet();

  /** The calls that are sent until the app is idle again, in alphabetical order, with names for ids. */
  const callsOf = async (act: () => unknown): Promise<string[]> => {
    const before = transport.sent.length;
    await act();
    await transport.quiet();
    return transport.sent
      .slice(before)
      .map((call) =>
        call.replace(kai._id, 'kinokai').replace(ruth._id, 'reelruth').replace(NEW_ID, 'new'),
      )
      .toSorted();
  };
  return { ...app, kai, ruth, callsOf };
};

interface People {
  kai: UserSummary;
  ruth: UserSummary;
}
interface Row {
  what: string;
  /** Dispatched first; its calls have ended when the rest begins. */
  after?: (people: People) => UnknownAction;
  event: (people: People) => UnknownAction;
  /** The change itself. */
  sends: string;
  /** All calls that follow its success. */
  done: string[];
  /** All calls that follow its refusal. */
  refused: string[];
}

/** The viewer's lists. No tag refetches a film wall: it would lose its scroll position. */
const LISTS = [DIARY, WATCHED_FILMS, WATCHLIST, YEAR, ALL_TIME];
/** The film's page, the viewer's lists, and the viewer's number of films. */
const FILM_AND_LISTS = { done: [FILM, ...LISTS, ME], refused: [FILM, ...LISTS, ME] };

const ofFilm = (what: string, sends: string, event: Row['event']): Row => ({
  what,
  event,
  sends,
  ...FILM_AND_LISTS,
});

const DRAFT = { content: 'The second reel was upside down.', pictures: [] };

/**
 * A post is shown from the answer to its change, so it is not refetched; its author is, for the post count. Tags
 * refetch people, suggestions, search results, bookmarks' ids and films. No tag refetches a feed: the two that may lack
 * posts, after a follow and after a bookmark, are refetched by listeners.
 */
const ROWS: Row[] = [
  {
    what: 'a like',
    event: () => likeToggled(BOOKMARKED, true),
    sends: `POST /api/posts/like/${BOOKMARKED}`,
    done: [],
    refused: [`GET /api/posts/${BOOKMARKED}`],
  },
  {
    what: 'a like taken back',
    event: () => likeToggled(LIKED, false),
    sends: `POST /api/posts/dislike/${LIKED}`,
    done: [],
    refused: [`GET /api/posts/${LIKED}`],
  },
  {
    what: 'a new post',
    event: () => postSubmitted(DRAFT),
    sends: 'POST /api/posts',
    done: [ME],
    refused: ['GET /api/posts/new'],
  },
  {
    what: 'a new post about a film',
    event: () => postSubmitted({ ...DRAFT, film: M, rating: 4 }),
    sends: 'POST /api/posts',
    done: [FILM, ...LISTS, ME, TALKED_ABOUT],
    refused: ['GET /api/posts/new'],
  },
  {
    what: 'an edited post that is no longer about its film',
    event: () => postEdited({ postId: OWN, ...DRAFT }),
    sends: `POST /api/posts/edit/${OWN}`,
    done: [FILM, OTHER_FILM, ...LISTS, ME, TALKED_ABOUT, OWN_FILM],
    refused: [FILM, OTHER_FILM, ...LISTS, ME, TALKED_ABOUT, `GET /api/posts/${OWN}`],
  },
  {
    what: 'a deletion',
    event: () => postDeleted(OWN),
    sends: `DELETE /api/posts/${OWN}`,
    done: [...LISTS, ME, TALKED_ABOUT, UNREAD, NOTIFICATIONS, OWN_FILM],
    refused: [...LISTS, ME, TALKED_ABOUT, UNREAD, NOTIFICATIONS, `GET /api/posts/${OWN}`],
  },
  {
    what: 'a deletion undone',
    after: () => postDeleted(OWN),
    event: () => deletionUndone(OWN),
    sends: `POST /api/posts/restore/${OWN}`,
    done: [...LISTS, ME, TALKED_ABOUT, UNREAD, NOTIFICATIONS, OWN_FILM],
    refused: [ME, UNREAD, NOTIFICATIONS, `GET /api/posts/${OWN}`],
  },
  {
    what: 'a bookmark of a post that the list of bookmarks lacks',
    event: () => bookmarkToggled(LIKED, true),
    sends: `POST /api/users/bookmark/${LIKED}`,
    done: [BOOKMARKED_IDS, BOOKMARKS],
    refused: [BOOKMARKED_IDS],
  },
  {
    what: 'a bookmark removed',
    event: () => bookmarkToggled(BOOKMARKED, false),
    sends: `POST /api/users/remove-bookmark/${BOOKMARKED}`,
    done: [BOOKMARKED_IDS],
    refused: [BOOKMARKED_IDS],
  },
  {
    what: 'the removal of a bookmark undone',
    after: () => bookmarkToggled(BOOKMARKED, false),
    event: () => bookmarkToggled(BOOKMARKED, true),
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
    event: ({ ruth }) => followToggled({ user: ruth, following: true }),
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
  ofFilm('a film watched', `POST /api/films/watched/${M._id}`, () => watchedToggled(M._id, true)),
  ofFilm('a film not watched after all', `POST /api/films/remove-watched/${M._id}`, () =>
    watchedToggled(M._id, false),
  ),
  ofFilm('a film loved', `POST /api/films/love/${M._id}`, () => loveToggled(M._id, true)),
  ofFilm('a film loved no more', `POST /api/films/remove-love/${M._id}`, () =>
    loveToggled(M._id, false),
  ),
  ofFilm('a film put on the watchlist', `POST /api/films/watchlist/${M._id}`, () =>
    watchlistToggled(M._id, true),
  ),
  ofFilm('a film taken off the watchlist', `POST /api/films/remove-watchlist/${M._id}`, () =>
    watchlistToggled(M._id, false),
  ),
  ofFilm('a rating', `POST /api/films/rate/${M._id}`, () => filmRated(M._id, 4.5)),
  ofFilm('a film logged', 'POST /api/diary', () => entryLogged(ENTRY)),
  ofFilm('an edited diary entry', 'POST /api/diary/edit/entry', () =>
    entryEdited({ entryId: ENTRY._id, filmId: M._id, fields: { rating: 2 } }),
  ),
  {
    what: 'a deleted diary entry',
    event: () => entryDeleted(ENTRY),
    sends: 'DELETE /api/diary/entry',
    ...FILM_AND_LISTS,
    // Asked again, since a request that ran already could be older.
    done: [...FILM_AND_LISTS.done, FILM],
  },
  {
    what: 'the deletion of a diary entry undone',
    after: () => entryDeleted(ENTRY),
    event: () => entryDeletionUndone(ENTRY),
    sends: 'POST /api/diary/restore/entry',
    ...FILM_AND_LISTS,
  },
];

it.each(ROWS)('is followed by these calls: $what', async ({ after, event, sends, done }) => {
  const { store, callsOf, ...people } = await openEverything();
  if (after) await callsOf(() => store.dispatch(after(people)));
  expect(await callsOf(() => store.dispatch(event(people)))).toEqual([sends, ...done].toSorted());
});

// The server may have applied the change although its answer was lost, so its state is fetched.
it.each(ROWS)('is followed by these once refused: $what', async (row) => {
  const { after, event, sends, refused } = row;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { store, transport, callsOf, ...people } = await openEverything();
  if (after) await callsOf(() => store.dispatch(after(people)));
  for (const method of ['POST', 'DELETE']) transport.failsWith(method, 500, 'Out of order');
  expect(await callsOf(() => store.dispatch(event(people)))).toEqual(
    [sends, ...refused].toSorted(),
  );
});

it('is followed by the same calls if a new post’s answer was lost but the server has it', async () => {
  const { store, transport, callsOf } = await openEverything();
  transport.losesAnswer('POST /api/posts');
  const submitted = () => store.dispatch(postSubmitted({ ...DRAFT, film: M, rating: 4 }));
  const calls = ['POST /api/posts', 'GET /api/posts/new', FILM, ...LISTS, ME, TALKED_ABOUT];
  expect(await callsOf(submitted)).toEqual(calls.toSorted());
});

it('refetches the found films once one was added, and after a refusal', async () => {
  const { store, transport, callsOf } = await openEverything();
  const add = () =>
    store.dispatch(
      filmsApi.endpoints.addFilm.initiate(
        { title: 'Row Seven', year: 2001, directors: ['Ada Abara'] },
        { track: false },
      ),
    );
  const calls = [FOUND_FILMS, 'POST /api/films'];
  expect(await callsOf(add)).toEqual(calls);
  transport.failsWith('POST', 500, 'Out of order');
  expect(await callsOf(add)).toEqual(calls);
});

it('refetches everything on screen once an import is done', async () => {
  const { store, server, callsOf } = await openEverything();
  const me = await server.user(GUEST.username);
  const file = someData({
    profile: { ...me, bio: 'Row seven, on the aisle.' },
    posts: [exportedPost('brought')],
    likes: [BOOKMARKED],
    bookmarks: [LIKED],
    follows: ['kinokai'],
  });
  const calls = await callsOf(() => importData(file, store, () => undefined));
  const expected = [
    // The existing data.
    ME,
    'GET /api/posts?feed=explore&sort=oldest&limit=100',
    'GET /api/posts/user/matinee?replies=true&sort=oldest&limit=100',
    ...['lonely-place', 'duel-at-the-drive-in', 'playtime-on-seventy', 'one-goat'].map(
      (postId) => `GET /api/posts?replyTo=${postId}&sort=oldest&limit=100`,
    ),
    'GET /api/users/matinee/diary?sort=oldest&limit=100',
    'GET /api/users/matinee/films?sort=date&limit=100',
    'GET /api/users/matinee/films?limit=100&loved=true',
    'GET /api/users/matinee/watchlist?limit=100',
    ...['GET /api/users/matinee/lists?limit=100', 'GET /api/lists?limit=100'],
    'GET /api/lists/cried-at?limit=100',
    // The imported data, each item with the refetches of its tags.
    ...['POST /api/users/edit', ME, SEARCH],
    ...['POST /api/posts', ME],
    `POST /api/posts/like/${BOOKMARKED}`,
    ...[`POST /api/users/bookmark/${LIKED}`, BOOKMARKED_IDS],
    ...['POST /api/users/follow/kinokai', ME, KAI, SUGGESTIONS],
    // Everything that the import may have changed, including feeds.
    ...[HOME, EXPLORE, BOOKMARKS, KAIS_POSTS],
    ...[OWN, BOOKMARKED, LIKED].map((postId) => `GET /api/posts/${postId}`),
    ...[ME, KAI, RUTH],
    BOOKMARKED_IDS,
    ...[FILM, OTHER_FILM, FOUND_FILMS, ...LISTS],
  ];
  expect(calls).toEqual(expected.toSorted());
});
