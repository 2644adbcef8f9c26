import { makeTestStore } from '../../../testing/makeTestStore';
import { actAsServer } from '../../../testing/openLetterboxd';
import { exportedPost, someData } from '../../../testing/ownData';
import { bookmarksApi } from '../../posts/bookmarksApi';
import type { OwnData } from './dataFile';
import { importData } from './importData';
import { selectBookmarks } from '../../posts/changes/bookmark';

const LIKE = 'POST /api/posts/like/';

/** The guest, and a file with a post, a like, a bookmark and a follow that they do not have. */
const openAccount = async (fields: Partial<OwnData> = {}) => {
  const app = await makeTestStore();
  const { profile } = someData();
  const me = await app.server.user('matinee');
  const file = someData({
    profile: { ...profile, ...me, bio: 'Row seven, on the aisle.' },
    posts: [exportedPost('brought-1'), exportedPost('brought-2', { content: 'Newer.' })],
    likes: ['playtime-on-seventy', 'gone'],
    bookmarks: ['first-showing'],
    follows: ['kinokai', 'nobody-here'],
    ...fields,
  });
  const importFile = async () => {
    const progress: string[] = [];
    await importData(file, app.store, (done, all) => progress.push(`${done}/${all}`));
    await app.transport.quiet();
    return progress;
  };
  return { ...app, file, importFile };
};

it('imports posts, likes, bookmarks, follows and the profile', async () => {
  const { server, importFile, toasts } = await openAccount();
  const progress = await importFile();
  const me = await server.user('matinee');
  expect(me.bio).toBe('Row seven, on the aisle.');
  expect(me.bookmarks).toContain('first-showing');
  expect(me.following.map(({ username }) => username)).toContain('kinokai');
  expect(await server.post('brought-2')).toMatchObject({ content: 'Newer.', username: 'matinee' });
  const liked = await server.post('playtime-on-seventy');
  expect(liked?.likes.likedBy.map(({ username }) => username)).toContain('matinee');
  expect(progress.at(-1)).toBe('7/7');
  expect(toasts()).toEqual([
    'Imported: your profile, 2 posts, 1 like, 1 bookmark, 1 follow. Skipped: 1 (the post is not here), 1 (User not found).',
  ]);
});

it('sends a server fifty films at a time', async () => {
  const films = Array.from({ length: 70 }, (_, at) => {
    return { _id: `made-${at}`, title: `Made ${at}`, year: 1999, directors: [] };
  });
  const watched = films.map(({ _id }) => ({ film: _id, rating: null }));
  const { server, importFile, toasts, transport } = await openAccount({ films, watched });
  actAsServer(server);
  await importFile();
  expect(toasts().join()).toContain('70 new films, 70 films watched');
  expect(transport.sentTo('POST /api/diary/import')).toHaveLength(4);
});

it('changes nothing the second time', async () => {
  const { server, importFile, toasts, transport } = await openAccount();
  await importFile();
  const before = await server.user('matinee');
  const calls = transport.sentTo('POST').length;
  await importFile();
  expect(transport.sentTo('POST')).toHaveLength(calls);
  expect(await server.user('matinee')).toEqual(before);
  expect(toasts().at(-1)).toMatch(/^There was nothing new in the file\./);
});

it('keeps the order of bookmarks and follows however long a call takes', async () => {
  const { server, importFile, transport } = await openAccount({
    bookmarks: ['porco-by-the-sea', 'first-showing'],
    follows: ['framebyframe', 'kinokai'],
  });
  const slow = [
    transport.holdsRequest('POST /api/users/bookmark/first-showing'),
    transport.holdsRequest('GET /api/users?username=framebyframe'),
  ];
  const importing = importFile();
  for (const { waits, release } of slow) {
    await waits;
    await transport.quietBut(1);
    release();
  }
  await importing;
  const { bookmarks, following } = await server.user('matinee');
  expect(bookmarks.slice(0, 2)).toEqual(['porco-by-the-sea', 'first-showing']);
  expect(following.slice(-2).map(({ username }) => username)).toEqual(['framebyframe', 'kinokai']);
});

it('stops at a failure that would affect every call, and reports its progress', async () => {
  const { importFile, toasts, transport, server } = await openAccount();
  transport.failsWith(LIKE, 507, 'There is no space left.');
  await importFile();
  expect(toasts().at(-1)).toMatch(
    /^The import was interrupted: There is no space left\. Imported: .*2 posts/,
  );
  await importFile();
  const liked = await server.post('playtime-on-seventy');
  expect(liked?.likes.likedBy.map(({ username }) => username)).toContain('matinee');
});

it('changes nothing if the existing data cannot be read', async () => {
  const { importFile, transport, server } = await openAccount();
  const before = await server.user('matinee');
  transport.failsWith('GET /api/posts', 500, 'The usher is out.');
  await expect(importFile()).rejects.toMatchObject({ status: 500 });
  expect(await server.user('matinee')).toEqual(before);
});

it('updates what is on screen', async () => {
  const { store, importFile } = await openAccount();
  const { getBookmarks } = bookmarksApi.endpoints;
  await store.dispatch(getBookmarks.initiate());
  await importFile();
  expect(selectBookmarks(store.getState())).toContain('first-showing');
});
