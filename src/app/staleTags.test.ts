import { changeReceived } from '../api/actions';
import type { Change } from '../domain/backend';
import { diaryApi } from '../features/films/diaryApi';
import { filmsApi } from '../features/films/filmsApi';
import { moderationApi } from '../features/moderation/moderationApi';
import { notificationsApi } from '../features/notifications/notificationsApi';
import { bookmarksApi } from '../features/posts/bookmarksApi';
import { usersApi } from '../features/users/usersApi';
import { makeTestStore } from '../testing/makeTestStore';

const FILM = 'm-1931';
const CALLS = {
  film: `GET /api/films/${FILM}`,
  myDiary: 'GET /api/users/matinee/diary?sort=latest&limit=40',
  ruthsDiary: 'GET /api/users/reelruth/diary?sort=latest&limit=40',
  me: 'GET /api/users?username=matinee',
  ruth: 'GET /api/users?username=reelruth',
  talkedAbout: 'GET /api/films?sort=talked&limit=6',
  unread: 'GET /api/notifications?limit=1',
  notifications: 'GET /api/notifications?limit=20',
  suggestions: 'GET /api/users?suggested=true&limit=5',
  bookmarks: 'GET /api/users/bookmark',
};
const MODERATION = ['reports', 'log'].map((part) => `GET /api/moderation/${part}?limit=20`);
type Name = keyof typeof CALLS;

/** The guest's screen with everything on it that a change may make stale, and what it then fetches again. */
const openEverything = async () => {
  const { store, transport, server } = await makeTestStore();
  const { getDiary } = diaryApi.endpoints;
  const me = (await server.user('matinee'))._id;
  const ruth = (await server.user('reelruth'))._id;
  void store.dispatch(filmsApi.endpoints.getFilm.initiate(FILM));
  void store.dispatch(filmsApi.endpoints.getTalkedAbout.initiate());
  for (const username of ['matinee', 'reelruth']) {
    void store.dispatch(getDiary.initiate({ username, sort: 'latest' }));
    void store.dispatch(usersApi.endpoints.getUser.initiate(username));
  }
  void store.dispatch(notificationsApi.endpoints.getUnread.initiate());
  void store.dispatch(notificationsApi.endpoints.getNotifications.initiate());
  void store.dispatch(usersApi.endpoints.getSuggestions.initiate());
  void store.dispatch(bookmarksApi.endpoints.getBookmarks.initiate());
  await transport.quiet();
  const after = async (kind: Change['kind'], by: string, about: Partial<Change>) => {
    const change = { kind, actorId: by, postIds: [], userIds: [], revision: 99, ...about };
    const before = transport.sent.length;
    store.dispatch(changeReceived(change));
    await transport.quiet();
    return new Set(transport.sent.slice(before));
  };
  const openModeration = async () => {
    const { getLog, getReports } = moderationApi.endpoints;
    void store.dispatch(getLog.initiate());
    void store.dispatch(getReports.initiate());
    await transport.quiet();
  };
  return { me, ruth, after, openModeration };
};

it.each<[kind: Change['kind'], own: Name[], others: Name[]]>([
  ['created', ['me'], ['ruth']],
  ['edited', [], []],
  ['deleted', ['me'], ['ruth']],
  ['restored', ['me'], ['ruth']],
  ['liked', [], []],
  ['bookmarked', ['bookmarks'], []],
  ['signedUp', [], []],
  ['imported', ['film', 'myDiary', 'me'], ['film', 'ruthsDiary', 'ruth']],
  ['notifications', [], []],
])(
  'refetches what may be stale after "%s" by the viewer or by another',
  async (kind, own, others) => {
    const { me, ruth, after } = await openEverything();
    const calls = (names: Name[]) => new Set(names.map((name) => CALLS[name]));
    expect(await after(kind, me, {})).toEqual(calls(own));
    expect(await after(kind, ruth, {})).toEqual(calls(others));
  },
);

it('refetches all that shows people after the viewer hid somebody or a word in another tab', async () => {
  const { me, ruth, after } = await openEverything();
  const { film, talkedAbout, suggestions, unread, notifications, ruth: ruths, me: mine } = CALLS;
  expect(await after('hidden', me, { userIds: [me] })).toEqual(
    new Set([film, talkedAbout, suggestions, unread, notifications, ruths, mine]),
  );
  expect(await after('hidden', ruth, { userIds: [ruth] })).toEqual(new Set());
});

it('refetches the film and its actor’s films, nobody else’s, after every change about a film', async () => {
  const { ruth, after } = await openEverything();
  const about = { filmIds: [FILM] };
  for (const kind of ['filmAdded', 'watched', 'watchlist', 'loved', 'rated', 'diary'] as const)
    expect(await after(kind, ruth, about)).toEqual(
      new Set([CALLS.film, CALLS.ruthsDiary, CALLS.ruth]),
    );
  for (const kind of ['created', 'edited', 'deleted', 'restored'] as const) {
    const calls = await after(kind, ruth, about);
    expect([...calls]).toEqual(
      expect.arrayContaining([CALLS.film, CALLS.ruthsDiary, CALLS.talkedAbout]),
    );
    expect(calls).not.toContain(CALLS.myDiary);
  }
});

it('refetches the viewer’s notifications after a change to them, not to somebody else’s', async () => {
  const { me, ruth, after } = await openEverything();
  const ofOthers = await after('liked', ruth, { notifiedIds: ['somebody', ruth] });
  expect(ofOthers).toEqual(new Set());
  for (const kind of [
    'created',
    'edited',
    'deleted',
    'restored',
    'liked',
    'notifications',
  ] as const)
    for (const actor of [me, ruth]) {
      const calls = await after(kind, actor, { notifiedIds: ['somebody', me] });
      expect([...calls]).toEqual(expect.arrayContaining([CALLS.unread, CALLS.notifications]));
    }
});

it('refetches both people, and the notifications of the followed one, after a follow', async () => {
  const { me, ruth, after } = await openEverything();
  expect(await after('followed', ruth, { userIds: [ruth, 'somebody'] })).toEqual(
    new Set([CALLS.ruth]),
  );
  const calls = await after('followed', ruth, { userIds: [ruth, me], notifiedIds: [me] });
  expect(calls).toEqual(new Set([CALLS.ruth, CALLS.me, CALLS.unread, CALLS.notifications]));
});

it('refetches the suggestions after a follow by the viewer', async () => {
  const { me, ruth, after } = await openEverything();
  const calls = await after('followed', me, { userIds: [me, ruth] });
  expect(calls).toEqual(new Set([CALLS.ruth, CALLS.me, CALLS.suggestions]));
});

it('refetches a person whose profile changed, and the notifications only if they name them', async () => {
  const { ruth, after } = await openEverything();
  expect(await after('profile', 'unknown', { userIds: ['unknown'] })).toEqual(new Set());
  expect(await after('profile', ruth, { userIds: [ruth] })).toEqual(
    new Set([CALLS.ruth, CALLS.notifications]),
  );
});

it('refetches what moderators see after any change that concerns them, and after no other', async () => {
  const { ruth, after, openModeration } = await openEverything();
  await openModeration();
  for (const kind of ['moderated', 'account', 'invitations', 'deleted', 'filmMerged'] as const) {
    const calls = await after(kind, ruth, { isModeration: true });
    expect([...calls]).toEqual(expect.arrayContaining(MODERATION));
    for (const call of await after(kind, ruth, {})) expect(MODERATION).not.toContain(call);
  }
});
