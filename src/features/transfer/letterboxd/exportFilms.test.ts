import { unzipSync, strFromU8 } from 'fflate';
import { makeList } from '../../../testing/filmLists';
import { saveFile } from '../../../lib/saveFile';
import { makeTestStore } from '../../../testing/makeTestStore';
import { takeBackLoves } from '../../../testing/takeBackLoves';
import { exportFilms } from './exportFilms';
import { readExport } from './readExport';

jest.mock('../../../lib/saveFile');

type App = Awaited<ReturnType<typeof makeTestStore>>;

const call = ({ server, session }: App, path: string, body: object = {}) =>
  server.call('POST', path, { token: session?.token, body });

const saved = async () => {
  const [name = '', file] = jest.mocked(saveFile).mock.lastCall ?? [];
  return { name, bytes: new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer()) };
};

it('saves a file in which the texts of posts and replies about films are reviews', async () => {
  const app = await makeTestStore();
  await takeBackLoves(app, 'matinee');
  await app.server.call('DELETE', '/api/lists/cried-at', { token: app.session?.token });
  const write = (postData: object) => call(app, '/api/posts', { postData });
  await write({ content: 'Tall.', filmId: 'vertigo-1958', rating: 4, watchedOn: '2026-01-04' });
  await write({ content: 'Shorter.', filmId: 'duel-1971', replyTo: 'duel-at-the-drive-in' });
  const found = await exportFilms(app.store);
  expect(found).toEqual({
    fileName: expect.any(String) as string,
    files: 1,
    lists: 0,
    splitLists: 0,
    loved: 0,
  });
  const { name, bytes } = await saved();
  expect(name).toMatch(/^cinefolk-matinee-\d{4}-\d\d-\d\d-for-letterboxd\.csv$/);
  const lines = strFromU8(bytes).split('\r\n');
  expect(lines).toContain('Vertigo,1958,Alfred Hitchcock,4,2026-01-04,,Tall.,');
  expect(lines).toContain('Duel,1971,Steven Spielberg,,,,Shorter.,');
});

it('adds a file for each list and one of the loved films, which an import reads again', async () => {
  const app = await makeTestStore();
  await takeBackLoves(app, 'matinee');
  await makeList(app, {
    title: 'Rain: on/in windows?',
    public: false,
    description: 'Wet & <i>grey</i>.',
    films: [{ filmId: 'vertigo-1958', note: 'She <b>he</b>.' }, { filmId: 'm-1931' }],
  });
  await call(app, '/api/films/love/m-1931');
  expect(await exportFilms(app.store)).toMatchObject({
    files: 1,
    lists: 2,
    splitLists: 0,
    loved: 1,
  });
  const { name, bytes } = await saved();
  expect(name).toMatch(/-for-letterboxd\.zip$/);
  const file = unzipSync(bytes)['lists/Rain on in windows.csv'] ?? new Uint8Array();
  expect(strFromU8(file).split('\r\n')).toEqual([
    'Position,Title,Year,Directors,Review',
    '1,Vertigo,1958,Alfred Hitchcock,She &lt;b&gt;he&lt;/b&gt;.',
    '2,M,1931,Fritz Lang,',
  ]);
  const { films, lists, lines, refused, leftOut } = await readExport(
    [new File([bytes], name)],
    'ana',
  );
  expect([refused, leftOut.files]).toEqual([[], 0]);
  expect(lists).toHaveLength(2);
  const rain = lists.find(({ title }) => title === 'Rain on in windows');
  expect(rain?.description).toBe('Wet & <i>grey</i>.');
  expect(rain?.films.map(({ film, note }) => [films[film]?.title, note])).toEqual([
    ['Vertigo', 'She <b>he</b>.'],
    ['M', null],
  ]);
  const loved = lines.filter(({ data }) => data.kind === 'loved');
  expect(loved.map(({ film }) => films[film]?.title)).toEqual(['M']);
});
