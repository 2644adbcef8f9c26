import { listText, zipFile } from '../../../testing/letterboxd';
import { readExport } from './readExport';

const read = (files: Record<string, string>) => readExport([zipFile(files)], 'ana');

const VERTIGO = ['Vertigo', 1958, 'https://boxd.it/v'] as const;
const M = ['M', 1931, 'https://boxd.it/m'] as const;

it('reads a list with its texts, and its films in order with their notes', async () => {
  const text = listText(
    'Stairs, and up',
    'https://boxd.it/list',
    [VERTIGO, [...M, 'Said <i>twice</i>.<br />Why?']],
    'What<br />goes up',
  );
  const { lists, films, lines, refused } = await read({ 'ana/lists/stairs.csv': text });
  expect([lines, refused]).toEqual([[], []]);
  expect(films).toEqual([
    { title: 'Vertigo', year: 1958, address: 'boxd.it/v' },
    { title: 'M', year: 1931, address: 'boxd.it/m' },
  ]);
  expect(lists).toMatchObject([
    {
      _id: expect.stringMatching(/^boxd-[0-9a-f]{40}$/) as string,
      title: 'Stairs, and up',
      description: 'What\ngoes up',
      films: [
        { film: 0, note: null },
        { film: 1, note: 'Said twice.\nWhy?' },
      ],
    },
  ]);
});

it('knows a list by its first line, whatever its file is called, and by its positions the order', async () => {
  const text = listText('Two', 'u', [VERTIGO, M]).replace('1,Vertigo', '3,Vertigo');
  const { lists, films } = await readExport([new File([text], 'watched-twice.csv')], 'ana');
  const titles = lists.flatMap((list) => list.films.map(({ film }) => films[film]?.title));
  expect(titles).toEqual(['M', 'Vertigo']);
});

it('knows a list for Letterboxd’s importer by its positions: its notes are no reviews', async () => {
  const text = 'Position,Title,Year,Directors,Review\r\n1,M,1931,Fritz Lang,Whistles.\r\n';
  const { lists, lines } = await readExport([new File([text], 'Berlin.csv')], 'ana');
  expect(lines).toEqual([]);
  expect(lists).toMatchObject([{ title: 'Berlin', films: [{ note: 'Whistles.' }] }]);
});

const FIELDS = 'Position,Title,Year,Directors,Review';

it('puts a list together again that was too long for one file', async () => {
  const { lists, refused } = await read({
    'lists/Rain (2 of 2).csv': `${FIELDS}\r\n2,M,1931,,\r\n`,
    'lists/Rain (1 of 2).csv': `${FIELDS}\r\n1,Vertigo,1958,,\r\n`,
    'lists/Rain.txt': 'Wet.',
  });
  expect(refused).toEqual([]);
  expect(lists).toMatchObject([
    { title: 'Rain', description: 'Wet.', films: [{ film: 0 }, { film: 1 }] },
  ]);
});

it.each([
  ['a part is missing', { 'lists/Rain (2 of 2).csv': '2,M,1931,,' }],
  [
    'each begins anew',
    { 'lists/Rain (1 of 2).csv': '1,M,1931,,', 'lists/Rain (2 of 2).csv': '1,Vertigo,1958,,' },
  ],
])('keeps lists apart whose names look like parts of one: %s', async (_case, files) => {
  const texts = Object.entries(files).map(([name, line]): [string, string] => [
    name,
    `${FIELDS}\r\n${line}\r\n`,
  ]);
  const { lists } = await read(Object.fromEntries(texts));
  const titles = Object.keys(files).map((name) => name.slice(6, -4));
  expect(lists.map(({ title }) => title)).toEqual(titles);
});

it('takes no part of a list without the others', async () => {
  const { lists, refused } = await read({
    'lists/Rain (1 of 2).csv': `${FIELDS}\r\n1,Vertigo,1958,,\r\n`,
    'lists/Rain (2 of 2).csv': 'Flour,Sugar\r\n2,3\r\n',
  });
  expect(lists).toEqual([]);
  expect(refused).toMatchObject([{ file: 'lists/Rain (2 of 2).csv' }]);
});

it('gives a list the same id every time, but a different one for each user', async () => {
  const file = zipFile({ 'lists/a.csv': listText('A', 'u', [M]) });
  const idFor = async (userId: string) => (await readExport([file], userId)).lists[0]?._id;
  expect(await idFor('ana')).toBe(await idFor('ana'));
  expect(await idFor('ana')).not.toBe(await idFor('bo'));
});

it('takes a film of a list and one of the diary for one, by its address', async () => {
  const watched = 'Date,Name,Year,Letterboxd URI\r\n2026-01-05,M,1931,https://boxd.it/m\r\n';
  const { films } = await read({ 'watched.csv': watched, 'lists/a.csv': listText('A', 'u', [M]) });
  expect(films).toHaveLength(1);
});

it.each([
  ['whose film has no year', [['Soon', '', 'https://boxd.it/s']], 'Its Year cannot be read.'],
  ['whose film is there twice', [VERTIGO], 'This film is on the list already.'],
  [
    'with a note that is too long',
    [['Soon', 1999, 's', 'x'.repeat(501)]],
    'Its note is longer than 500 characters.',
  ],
])('refuses the line of a list %s, and takes the others', async (_case, wrong, why) => {
  const { lists, refused } = await read({ 'lists/a.csv': listText('A', 'u', [VERTIGO, ...wrong]) });
  expect(lists).toMatchObject([{ films: [{ film: 0 }] }]);
  expect(refused).toMatchObject([{ file: 'lists/a.csv', number: 7, why }]);
});

it.each([
  ['without a title', listText(' ', 'u', [M]), 'Its Name cannot be read.'],
  [
    'with too long a title',
    listText('x'.repeat(101), 'u', [M]),
    'Its Name is longer than 100 characters.',
  ],
  [
    'with too long a description',
    listText('A', 'u', [M], 'x'.repeat(2001)),
    'Its Description is longer than 2000 characters.',
  ],
  [
    'of more films than a list holds',
    listText(
      'A',
      'u',
      Array.from({ length: 1001 }, (_, at) => [`No. ${at}`, 1999, `f${at}`]),
    ),
    'A list holds at most 1,000 films.',
  ],
  ['of something else', 'Flour,Sugar\r\n1,2\r\n', 'It is no list that Letterboxd exports.'],
])('refuses a list %s whole, and takes the others', async (_case, text, why) => {
  const { lists, refused } = await read({
    'lists/a.csv': text,
    'lists/b.csv': listText('B', 'b', [M]),
  });
  expect(lists).toMatchObject([{ title: 'B' }]);
  expect(refused).toMatchObject([{ file: 'lists/a.csv', why }]);
});

it('does not take a line that was left out of a list for a film that was watched', async () => {
  const text = 'File,Line,Why,Name,Year\r\nlists/a.csv,7,Long.,M,1931\r\n';
  const { lines, refused } = await read({ 'letterboxd-not-imported.csv': text });
  expect(lines).toEqual([]);
  expect(refused).toMatchObject([{ why: 'Add this film to its list here.' }]);
});
