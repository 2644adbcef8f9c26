import { makeList } from '../../../testing/filmLists';
import { makeTestStore } from '../../../testing/makeTestStore';
import { exported, importFile } from '../../../testing/ownDataFiles';
import { selectSessionUser } from '../../auth/authSlice';
import { readWholeLists } from '../readLists';

jest.mock('../../../lib/saveFile');

type App = Awaited<ReturnType<typeof makeTestStore>>;

const call = ({ server, session }: App, path: string, body: object = {}) =>
  server.call('POST', path, { token: session?.token, body });

/** The guest, with a public and a private list, one of them liked, a post about it, and a liked list of kinokai's. */
const openWithLists = async () => {
  const app = await makeTestStore();
  const { token } = await app.server.signIn('kinokai');
  await makeList(app, { _id: 'theirs', title: 'Theirs' }, token);
  await makeList(app, {
    ranked: true,
    description: 'In this order.',
    films: [{ filmId: 'vertigo-1958', note: 'The stairs.' }, { filmId: 'alien-1979' }],
  });
  await makeList(app, { _id: 'secret', title: 'For nobody', public: false });
  await call(app, '/api/lists/like/rain');
  await call(app, '/api/lists/like/theirs');
  await call(app, '/api/posts', { postData: { _id: 'about', content: 'Look!', listId: 'rain' } });
  return app;
};

/** What a person sees of the guest's lists, except times. */
const listsOf = async ({ store }: App) => {
  const username = selectSessionUser(store.getState())?.username ?? '';
  return (await readWholeLists(username, store)).map(
    ({ createdAt: _, updatedAt: _u, owner: _o, ...list }) => list,
  );
};

it('restores lists after a reset of all data: private ones, their order, notes and likes, and posts about them', async () => {
  const source = await openWithLists();
  const file = await exported(source);
  const fresh = await makeTestStore();
  const { token } = await fresh.server.signIn('kinokai');
  await makeList(fresh, { _id: 'theirs', title: 'Theirs' }, token);
  const { server } = fresh;
  const text = await importFile(fresh, file);
  expect(text).toContain('2 lists, 2 liked lists');
  expect(text).not.toContain('Skipped');
  expect(await listsOf(fresh)).toEqual(await listsOf(source));
  expect(await server.post('about')).toMatchObject({ list: { _id: 'rain', filmCount: 2 } });
});

it('imports nothing of them again, and leaves a list alone that has changed since', async () => {
  const app = await openWithLists();
  const file = await exported(app);
  await call(app, '/api/lists/edit/rain', { listData: { title: 'Another title', films: [] } });
  const before = await listsOf(app);
  expect(await importFile(app, file)).toBe('There was nothing new in the file.');
  expect(await listsOf(app)).toEqual(before);
  expect(app.transport.sentTo('POST /api/lists')).toEqual([]);
});
