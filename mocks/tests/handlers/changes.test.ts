import type { Change } from '../../../src/domain/backend';
import { recordingChannel } from '../../testing/recordingChannel';
import { createTestBackend } from '../../testing/testBackend';
import { aList, changeList } from '../../testing/lists';
import { aDraft, aPerson, aPost, post, remove } from '../../testing/builders';

/** A backend with two users and a post, and the changes that other tabs receive. */
async function received() {
  const { channel, messages } = recordingChannel();
  const { backend } = await createTestBackend({ channel });
  const [me, other] = [await aPerson(backend), await aPerson(backend)];
  await aPost(backend, me, { _id: 'made' });
  return { backend, me, other, messages };
}

const ABOUT_THE_POST = { postIds: ['made'], userIds: [] };

test.each<[what: string, path: string, kind: Change['kind'], body: object]>([
  ['an edit', '/api/posts/edit/made', 'edited', { postData: { content: 'x' } }],
  ['a like', '/api/posts/like/made', 'liked', {}],
  ['a bookmark', '/api/users/bookmark/made', 'bookmarked', {}],
])(
  'other tabs are notified of %s, with the actor and the post',
  async (_what, path, kind, body) => {
    const { backend, me, messages } = await received();
    const { headers } = await post(backend, path, me.token, body);
    expect(messages.at(-1)).toEqual({
      revision: Number(headers.get('X-Revision')),
      actorId: me.user._id,
      kind,
      ...ABOUT_THE_POST,
      installationId: (await backend.installation()).id,
    });
  },
);

test('other tabs are notified of a dislike as of a like, since both change the count', async () => {
  const { backend, me, messages } = await received();
  await post(backend, '/api/posts/like/made', me.token);
  await post(backend, '/api/posts/dislike/made', me.token);
  expect(messages.slice(-2)).toMatchObject([
    { kind: 'liked', ...ABOUT_THE_POST },
    { kind: 'liked', ...ABOUT_THE_POST },
  ]);
});

test('other tabs are notified of a removed bookmark', async () => {
  const { backend, me, messages } = await received();
  await post(backend, '/api/users/bookmark/made', me.token);
  await post(backend, '/api/users/remove-bookmark/made', me.token);
  expect(messages.at(-1)).toMatchObject({
    kind: 'bookmarked',
    actorId: me.user._id,
    ...ABOUT_THE_POST,
  });
});

test('other tabs are notified of a post that is created, deleted and restored', async () => {
  const { backend, me, messages } = await received();
  await remove(backend, 'made', me.token);
  await post(backend, '/api/posts/restore/made', me.token);
  expect(messages.slice(-3)).toMatchObject([
    { kind: 'created', actorId: me.user._id, ...ABOUT_THE_POST },
    { kind: 'deleted', actorId: me.user._id, ...ABOUT_THE_POST },
    { kind: 'restored', actorId: me.user._id, ...ABOUT_THE_POST },
  ]);
});

test.each(['follow', 'unfollow'])(
  'other tabs are notified of a %s, with both people',
  async (call) => {
    const { backend, me, other, messages } = await received();
    await post(backend, `/api/users/follow/${other.user._id}`, me.token);
    await post(backend, `/api/users/${call}/${other.user._id}`, me.token);
    expect(messages.at(-1)).toMatchObject({
      kind: 'followed',
      actorId: me.user._id,
      postIds: [],
      userIds: [me.user._id, other.user._id],
    });
  },
);

// A server begins the stream of whoever is named anew.
test.each([
  ['block', true],
  ['unblock', true],
  ['mute', false],
  ['unmute', false],
] as const)('other tabs are told of a %s, and nobody is notified', async (call, isBetweenBoth) => {
  const { backend, me, other, messages } = await received();
  await post(backend, `/api/users/follow/${other.user._id}`, me.token);
  if (call === 'unblock') await post(backend, `/api/users/block/${other.user._id}`, me.token);
  if (call === 'unmute') await post(backend, `/api/users/mute/${other.user._id}`, me.token);
  const { headers } = await post(backend, `/api/users/${call}/${other.user._id}`, me.token);
  expect(messages.at(-1)).toEqual({
    revision: Number(headers.get('X-Revision')),
    kind: 'hidden',
    actorId: me.user._id,
    postIds: [],
    userIds: [me.user._id, ...(isBetweenBoth ? [other.user._id] : [])],
    installationId: (await backend.installation()).id,
  });
});

test('other tabs are told of hidden words', async () => {
  const { backend, me, messages } = await received();
  await post(backend, '/api/users/hidden-words', me.token, { words: ['x'] });
  expect(messages.at(-1)).toMatchObject({ kind: 'hidden', userIds: [me.user._id] });
});

const FILM = 'vertigo-1958';

test.each<[what: string, path: string, kind: Change['kind'], body: object]>([
  ['marked as watched', `/api/films/watched/${FILM}`, 'watched', {}],
  ['loved', `/api/films/love/${FILM}`, 'loved', {}],
  ['put on the watchlist', `/api/films/watchlist/${FILM}`, 'watchlist', {}],
  ['rated', `/api/films/rate/${FILM}`, 'rated', { rating: 4 }],
  [
    'added to the diary',
    '/api/diary',
    'diary',
    { entryData: { filmId: FILM, watchedOn: '2026-10-01' } },
  ],
])(
  'other tabs are notified of a film that is %s, with the actor and the film',
  async (_what, path, kind, body) => {
    const { backend, me, messages } = await received();
    await post(backend, path, me.token, body);
    expect(messages.at(-1)).toMatchObject({
      kind,
      actorId: me.user._id,
      postIds: [],
      filmIds: [FILM],
    });
  },
);

test('other tabs are notified of a post’s old and new film', async () => {
  const { backend, me, messages } = await received();
  await post(backend, '/api/posts/edit/made', me.token, { postData: { filmId: FILM } });
  await post(backend, '/api/posts/edit/made', me.token, { postData: { filmId: 'alien-1979' } });
  expect(messages.slice(-2)).toMatchObject([
    { kind: 'edited', postIds: ['made'], filmIds: [FILM] },
    { kind: 'edited', postIds: ['made'], filmIds: [FILM, 'alien-1979'] },
  ]);
});

test('other tabs are not notified if a film is already marked that way', async () => {
  const { backend, me, messages } = await received();
  await post(backend, `/api/films/watched/${FILM}`, me.token);
  const before = messages.length;
  await post(backend, `/api/films/watched/${FILM}`, me.token);
  await post(backend, `/api/films/remove-watchlist/${FILM}`, me.token);
  await post(backend, `/api/films/rate/${FILM}`, me.token, { rating: null });
  expect(messages).toHaveLength(before);
});

test('other tabs are notified of an edited profile and of a signup', async () => {
  const { backend, me, messages } = await received();
  await post(backend, '/api/users/edit', me.token, { userData: { bio: 'New' } });
  const newcomer = await aPerson(backend);
  expect(messages.slice(-2)).toMatchObject([
    { kind: 'profile', actorId: me.user._id, postIds: [], userIds: [me.user._id] },
    {
      kind: 'signedUp',
      actorId: newcomer.user._id,
      postIds: [],
      userIds: [newcomer.user._id],
    },
  ]);
});

test('a change says whose notifications it is about, and nobody else’s', async () => {
  const { backend, me, other, messages } = await received();
  const mention = `Ask @${other.user.username}`;
  await post(backend, '/api/posts/like/made', other.token);
  await post(backend, '/api/posts/dislike/made', other.token);
  await aPost(backend, me, { _id: 'asking', content: mention });
  await post(backend, '/api/posts/edit/asking', me.token, { postData: { content: 'Nobody' } });
  await post(backend, '/api/posts/edit/asking', me.token, { postData: { content: mention } });
  await remove(backend, 'asking', me.token);
  await post(backend, '/api/posts/restore/asking', me.token);
  await post(backend, `/api/users/follow/${other.user._id}`, me.token);
  const [mine, others] = [[me.user._id], [other.user._id]];
  expect(messages.slice(-8)).toMatchObject(
    [mine, mine, others, others, others, others, others, others].map((notifiedIds) => ({
      notifiedIds,
    })),
  );
  await aPost(backend, me, { _id: 'quiet' });
  await post(backend, '/api/posts/like/quiet', me.token);
  for (const message of messages.slice(-2)) expect(message).not.toHaveProperty('notifiedIds');
});

test.each<[what: string, call: string, body: object]>([
  ['notifications marked as read', 'read', { until: '1' }],
  ['kinds of notification turned off', 'off', { off: ['like'] }],
])('other tabs are notified of %s, once', async (_what, call, body) => {
  const { backend, me, messages } = await received();
  const before = messages.length;
  await post(backend, `/api/notifications/${call}`, me.token, body);
  await post(backend, `/api/notifications/${call}`, me.token, body);
  expect(messages.slice(before)).toEqual([
    expect.objectContaining({
      kind: 'notifications',
      actorId: me.user._id,
      postIds: [],
      userIds: [],
    }),
  ]);
});

test('other tabs are not notified of refused calls, nor of calls that change nothing', async () => {
  const { backend, me, other, messages } = await received();
  const before = messages.length;
  const postData = aDraft({ _id: 'made' });
  await post(backend, '/api/posts', me.token, { postData });
  await post(backend, '/api/posts/edit/made', other.token, { postData: { content: 'x' } });
  await post(backend, '/api/posts/dislike/made', me.token);
  expect(messages).toHaveLength(before);
});

test('a reply names what it answers, so that nobody needs to ask for it', async () => {
  const { backend, me, messages } = await received();
  const reply = { ...aDraft({ _id: 'answer' }), replyTo: 'made' };
  await post(backend, '/api/posts', me.token, { postData: reply });
  expect(messages.at(-1)).toMatchObject({
    kind: 'created',
    postIds: ['answer'],
    replyToId: 'made',
  });
});

test('a call that names its page says so in its change', async () => {
  const { backend, me, messages } = await received();
  await post(backend, '/api/posts/like/made', me.token, {}, { 'X-Page': 'tab' });
  expect(messages.at(-1)).toMatchObject({ kind: 'liked', page: 'tab' });
});

test.each(['', 'two words', 'x'.repeat(65)])('the name %j is none of a page', async (name) => {
  const { backend, me, messages } = await received();
  await post(backend, '/api/posts/like/made', me.token, {}, { 'X-Page': name });
  expect(messages.at(-1)).not.toHaveProperty('page');
});

test('other tabs are notified of a list and of its likes, and who owns it is, too', async () => {
  const { backend, me, other, messages } = await received();
  const list = await aList(backend, me, [FILM]);
  await changeList(backend, 'like', list, other);
  expect(messages.slice(-2)).toMatchObject([
    { kind: 'list', actorId: me.user._id, listIds: [list._id] },
    { kind: 'listLiked', listIds: [list._id], notifiedIds: [me.user._id] },
  ]);
});

test('a change of a list is private as long as nobody else could see the list', async () => {
  const { backend, me, messages } = await received();
  const list = await aList(backend, me, [FILM], { public: false });
  for (const isOpen of [true, false])
    await changeList(backend, 'edit', list, me, { listData: { public: isOpen } });
  await changeList(backend, 'remove', list, me, { filmId: FILM });
  const whole = expect.not.objectContaining({ isPrivate: true });
  const hidden = expect.objectContaining({ isPrivate: true });
  expect(messages.slice(-4)).toEqual([hidden, whole, whole, hidden]);
});

const PASSWORD = 'cleo-5-to-7';

test.each([
  ['password', { newPassword: 'another' }],
  ['end-sessions', {}],
])('of a call to %s only the person’s own pages are notified', async (path, body) => {
  const { backend, me, messages } = await received();
  await post(backend, `/api/auth/${path}`, me.token, { password: PASSWORD, ...body });
  expect(messages.at(-1)).toMatchObject({
    kind: 'account',
    actorId: me.user._id,
    userIds: [],
    isPrivate: true,
  });
});

test('of a new username everybody is notified', async () => {
  const { backend, me, messages } = await received();
  const body = { password: PASSWORD, username: 'newly' };
  await post(backend, '/api/auth/username', me.token, body);
  expect(messages.at(-1)).toMatchObject({ kind: 'account', userIds: [me.user._id] });
  expect(messages.at(-1)).not.toHaveProperty('isPrivate');
});
