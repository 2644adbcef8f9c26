import { saveFile } from '../../../lib/saveFile';
import { makeTestStore } from '../../../testing/makeTestStore';
import { loggedOut } from '../../auth/authSlice';
import { dataRequested } from './ownDataActions';
import { parseDataFile } from './dataFile';

jest.mock('../../../lib/saveFile');

const exported = async () => {
  const [, content] = jest.mocked(saveFile).mock.lastCall ?? [];
  return parseDataFile((await content?.text()) ?? '');
};

it('exports all of the viewer’s data, and shows the file name', async () => {
  const { store, server, transport, toasts } = await makeTestStore();
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  store.dispatch(dataRequested());
  await transport.quiet();
  const me = await server.user('matinee');
  const { profile, posts, likes, bookmarks, follows } = await exported();
  expect(profile).toMatchObject({ username: 'matinee', bio: me.bio });
  expect(posts.map(({ _id }) => _id)).toEqual([
    'first-showing',
    'dust-in-the-beam',
    'that-telephone',
  ]);
  expect(posts[1]?.pictures[0]?.alt).toMatch(/projector/);
  expect(likes).toEqual(['lonely-place', 'duel-at-the-drive-in', 'porco-by-the-sea', 'one-goat']);
  expect(bookmarks).toEqual(me.bookmarks);
  expect(follows).toEqual(me.following.map(({ username }) => username));
  expect(toasts()).toEqual([
    expect.stringMatching(/^Your data is in the file cinefolk-matinee-.*\.json\.$/),
  ]);
});

it('shows why the data cannot be exported, and saves no file', async () => {
  const { store, transport, toasts } = await makeTestStore();
  jest.mocked(saveFile).mockClear();
  transport.failsWith('GET /api/posts', 500, 'The usher is out.');
  store.dispatch(dataRequested());
  await transport.quiet();
  expect(saveFile).not.toHaveBeenCalled();
  expect(toasts()).toEqual(['Your data could not be exported. The usher is out.']);
});

it('shows no toast about an export once its user has logged out', async () => {
  const { store, transport, toasts } = await makeTestStore();
  const gathering = transport.holdsAnswer('GET /api/posts');
  store.dispatch(dataRequested());
  await gathering.waits;
  store.dispatch(loggedOut());
  gathering.release();
  await transport.quiet();
  expect(toasts()).toEqual(['Logged Out ']);
});
