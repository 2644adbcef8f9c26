import {
  dataFileName,
  LARGEST_FILE_BYTES,
  parseDataFile,
  readDataFile,
  writeDataFile,
} from './dataFile';
import { exportedPost, NO_FILMS, someData } from '../../../testing/ownData';

const fileWith = (change: object) =>
  JSON.stringify({ app: 'cinefolk', version: 1, ...someData(), ...change });

it('reads what it has written', async () => {
  const data = someData();
  expect(parseDataFile(await writeDataFile(data).text())).toMatchObject(data);
});

it('names the file after its user and the day', () => {
  expect(dataFileName(someData(), new Date('2026-11-21T23:59:00Z'))).toBe(
    'cinefolk-ana-2026-11-21.json',
  );
});

it('reads a file of the first version, without films', () => {
  const { profile, posts, likes, bookmarks, follows } = someData();
  const first = { profile, posts, likes, bookmarks, follows };
  const text = JSON.stringify({ app: 'cinefolk', version: 1, ...first });
  expect(parseDataFile(text)).toEqual({ ...first, ...NO_FILMS, lists: [], likedLists: [] });
});

it('reads a file of the second version, without replies', () => {
  const text = JSON.stringify({ app: 'cinefolk', version: 2, ...someData() });
  expect(parseDataFile(text)).toEqual(someData());
});

it('reads a file of the third version, with one photo per post', () => {
  const { pictures: _pictures, ...post } = exportedPost('mine');
  const posts = [
    { ...post, photos: 'data:,x', alt: 'A beam' },
    { ...post, photos: null, alt: null },
  ];
  const text = JSON.stringify({ app: 'cinefolk', version: 3, ...someData(), posts });
  expect(parseDataFile(text).posts).toEqual([
    { ...post, pictures: [{ src: 'data:,x', alt: 'A beam' }] },
    { ...post, pictures: [] },
  ]);
});

it('keeps the parent of a reply', async () => {
  const posts = [exportedPost('mine', { replyTo: 'theirs' })];
  const text = await writeDataFile(someData({ posts })).text();
  expect(parseDataFile(text).posts).toEqual(posts);
});

it('reads valid film rows, and null for each invalid one', () => {
  const evening = { film: 'm-1931', watchedOn: '2026-01-04', rating: 4, again: null, text: null };
  const film = { _id: 'm-1931', title: 'M', year: 1931, directors: ['Fritz Lang'] };
  const changed = {
    films: [{ ...film, year: 'soon' }, film],
    diary: [
      { _id: 'a/b', ...evening },
      { _id: 'e', ...evening },
    ],
    watched: [{ film: 'm-1931', rating: 4.2 }],
    watchlist: [7],
  };
  expect(parseDataFile(fileWith(changed))).toMatchObject({
    films: [null, film],
    diary: [null, { _id: 'e', ...evening }],
    watched: [null],
    watchlist: [null],
  });
});

it.each([
  ['no JSON', 'roses are red'],
  ['nothing', ''],
  ['JSON of somebody else’s', '{"app":"letters","version":1}'],
  ['a list', '[1, 2, 3]'],
  ['null', 'null'],
])('refuses %s as no export of Cinefolk', (_what, text) => {
  expect(() => parseDataFile(text)).toThrow(/not made by Cinefolk/);
});

it('asks for a reload if the file is newer than the app', () => {
  expect(() => parseDataFile(fileWith({ version: 6 }))).toThrow(/newer version of Cinefolk/);
});

it.each([
  ['profile', { profile: { username: 'ana', bio: 7 } }],
  ['posts', { posts: [{ _id: 'a', content: 7, photos: null, alt: null, createdAt: '' }] }],
  ['posts', { posts: [{ _id: '../users', content: '', photos: null, alt: null, createdAt: '' }] }],
  ['likes', { likes: ['a/b'] }],
  ['bookmarks', { bookmarks: 'a' }],
  ['follows', { follows: [null] }],
  ['diary', { diary: 'M, on a Tuesday' }],
  ['posts, likes', { posts: undefined, likes: undefined }],
])('reports that the %s of a file are damaged', (parts, change) => {
  expect(() => parseDataFile(fileWith(change))).toThrow(`damaged (${parts})`);
});

it('refuses a huge file unread', async () => {
  const file = new File(['{}'], 'huge.json');
  Object.defineProperty(file, 'size', { value: LARGEST_FILE_BYTES + 1 });
  const text = jest.spyOn(file, 'text');
  await expect(readDataFile(file)).rejects.toThrow(/too large/);
  expect(text).not.toHaveBeenCalled();
});
