import { csvText, generateExport, zipFile, zipOf } from '../../../testing/letterboxd';
import { BOUNDS } from './exportFiles';
import { readExport } from './readExport';

const csv = (name: string, text: string) => new File([text], name);
const read = (...files: File[]) => readExport(files, 'ana');

const EVENING = ['2026-01-05', 'Vertigo', 1958, 'https://boxd.it/aBc1', '4.5', 'Yes'];
const DIARY = csvText('diary', [[...EVENING, 'tag', '2026-01-04']]);
const REVIEWS = csvText('reviews', [[...EVENING, 'It "turns",\r\nand turns.', '', '2026-01-04']]);

it('reads entries with their reviews, ratings, watched films and the watchlist', async () => {
  const { films, lines, refused } = await read(
    zipFile({
      'reviews.csv': REVIEWS,
      'diary.csv': DIARY,
      'ratings.csv': csvText('ratings', [['2026-01-05', 'Vertigo', 1958, 'https://boxd.it/x', 5]]),
      'watched.csv': csvText('watched', [['2026-01-05', 'Vertigo', 1958, 'https://boxd.it/x']]),
      'watchlist.csv': csvText('watchlist', [['2026-01-05', 'M', 1931, 'https://boxd.it/y']]),
    }),
  );
  expect(refused).toEqual([]);
  expect(films).toEqual([
    { title: 'Vertigo', year: 1958 },
    { title: 'M', year: 1931 },
  ]);
  expect(lines.map(({ film, data }) => ({ film, ...data }))).toEqual([
    { film: 0, kind: 'watched' },
    {
      film: 0,
      kind: 'entry',
      _id: expect.stringMatching(/^boxd-[0-9a-f]{40}$/) as string,
      watchedOn: '2026-01-04',
      rating: 4.5,
      again: true,
      text: 'It "turns",\r\nand turns.',
    },
    { film: 0, kind: 'rating', rating: 5, ratedOn: '2026-01-05' },
    { film: 1, kind: 'watchlist' },
  ]);
});

it('gives an entry the same id every time, but a different one for each user', async () => {
  const idFor = async (userId: string) =>
    (await readExport([csv('diary.csv', DIARY)], userId)).lines[0]?.data;
  expect(await idFor('ana')).toEqual(await idFor('ana'));
  expect(await idFor('ana')).not.toEqual(await idFor('bo'));
});

it('dates a review without a diary entry by the day on which it was written', async () => {
  const text = csvText('reviews', [[...EVENING.slice(0, 5), '', 'Alone.', '', '']]);
  const { lines } = await read(csv('reviews (1).csv', text));
  expect(lines[0]?.data).toMatchObject({ watchedOn: '2026-01-05', again: null, text: 'Alone.' });
});

it.each([
  ['2026-01-03', '2026-01-04'],
  ['2026-01-06', '2026-01-06'],
  ['soon', '2026-01-04'],
])('takes a rating of %s for as new as the film’s last evening at least', async (date, ratedOn) => {
  const ratings = csvText('ratings', [[date, 'Vertigo', 1958, 'https://boxd.it/x', 2]]);
  const { lines } = await read(csv('ratings.csv', ratings), csv('diary.csv', DIARY));
  expect(lines.map(({ data }) => data)).toContainEqual({ kind: 'rating', rating: 2, ratedOn });
});

it('reads the export’s own folder, and nothing that was deleted, orphaned or liked', async () => {
  const { lines } = await read(
    zipFile({
      'letterboxd-ana-2026/watched.csv': csvText('watched', [['2026-01-05', 'M', 1931, '']]),
      'deleted/diary.csv': DIARY,
      'orphaned/diary.csv': DIARY,
      'likes/reviews.csv': REVIEWS,
      '../diary.csv': DIARY,
      '/reviews.csv': REVIEWS,
    }),
  );
  expect(lines.map(({ data }) => data.kind)).toEqual(['watched']);
});

it.each([
  ['Year', ['2026-01-05', 'Vertigo', '58', 'u', '4', '', '', '']],
  ['Name', ['2026-01-05', ' ', '1958', 'u', '4', '', '', '']],
  ['Rating', ['2026-01-05', 'Vertigo', '1958', 'u', '4.2', '', '', '']],
  ['Rating', ['2026-01-05', 'Vertigo', '1958', 'u', '11', '', '', '']],
  ['Rewatch', ['2026-01-05', 'Vertigo', '1958', 'u', '4', 'Perhaps', '', '']],
  ['Watched Date', ['2026-01-05', 'Vertigo', '1958', 'u', '4', '', '', '2026-02-30']],
])('refuses a line whose %s is wrong, and takes the others', async (column, cells) => {
  const text = csvText('diary', [cells, [...EVENING, '', '']]);
  const { lines, refused } = await read(csv('diary.csv', text));
  expect(lines).toHaveLength(1);
  expect(refused).toMatchObject([
    { number: 2, list: 'diary', why: `Its ${column} cannot be read.` },
  ]);
});

it('refuses lines with too few cells or a quote left open', async () => {
  const head = 'Date,Name,Year,Letterboxd URI\r\n';
  const text = `${head}2026-01-05,M\r\n2026-01-05,M,1931,u\r\n2026-01-05,"M,1931,u\r\n`;
  const { lines, refused } = await read(csv('watched.csv', text));
  expect(lines).toHaveLength(1);
  expect(refused.map(({ number, why }) => [number, why])).toEqual([
    [2, 'It has 2 cells, not 4.'],
    [4, 'Its quotation marks do not match.'],
  ]);
});

it('skips blank lines, and blames the malformed line after them, not a good one', async () => {
  const head = 'Date,Name,Year,Letterboxd URI\r\n';
  const text = `${head}\r\n \r\n2026-01-05,"M"s",1931,u\r\n2026-01-05,Ran,1985,u\r\n`;
  const { films, refused } = await read(csv('watched.csv', text));
  expect(films).toEqual([{ title: 'Ran', year: 1985 }]);
  expect(refused).toMatchObject([{ number: 4, why: 'Its quotation marks do not match.' }]);
});

it('keeps an entry whose review is too long', async () => {
  const long = csvText('reviews', [[...EVENING, 'x'.repeat(10_001), '', '']]);
  const { lines, refused } = await read(csv('diary.csv', DIARY), csv('reviews.csv', long));
  expect(lines).toHaveLength(1);
  expect(refused[0]?.why).toMatch(/longer than 10000/);
});

const bytesFile = (bytes: Uint8Array<ArrayBuffer>, name = 'export.zip') => new File([bytes], name);

/** As an interrupted download can leave it: its first file is whole, and the others are missing. */
const withoutEnd = (() => {
  const bytes = zipOf({ 'diary.csv': DIARY, 'watched.csv': DIARY });
  const second = Buffer.from(bytes).indexOf('PK\u0003\u0004', 4, 'latin1');
  return bytes.slice(0, second);
})();
const encrypted = (() => {
  const bytes = zipOf({ 'diary.csv': DIARY });
  bytes.set([1], 6);
  return bytes;
})();

it.each([
  ['no ZIP', csv('export.zip', 'PK? No.'), /is not a ZIP/],
  ['half a ZIP', bytesFile(zipOf(generateExport(300)).slice(0, 900)), /damaged/],
  ['a ZIP that ends after a whole file', bytesFile(withoutEnd), /damaged/],
  ['a ZIP with a password', bytesFile(encrypted), /has a password/],
  ['a ZIP of something else', zipFile({ 'letter.txt': 'Dear' }), /not a Letterboxd export/],
  ['a file of another name', csv('list.csv', DIARY), /not a Letterboxd export/],
  ['other columns', csv('diary.csv', 'Title,Year\r\nM,1931\r\n'), /does not begin/],
  ['nothing', csv('diary.csv', ''), /does not begin/],
  ['a line of a million names', csv('diary.csv', 'a,'.repeat(1_000_000)), /quote|begin/],
  ['bytes that are no text', bytesFile(new Uint8Array([0xff, 0xfe, 0xc0]), 'diary.csv'), /UTF-8/],
  ['a quote that never ends', csv('diary.csv', `${DIARY}"${'x'.repeat(900_000)}`), /never ends/],
])('refuses %s', async (_what, file, why) => {
  await expect(read(file)).rejects.toThrow(why);
});

it('refuses one list twice', async () => {
  await expect(read(csv('diary.csv', DIARY), csv('diary (1).csv', DIARY))).rejects.toThrow(/twice/);
  const both = { 'diary.csv': DIARY, 'letterboxd-ana/diary.csv': DIARY };
  await expect(read(zipFile(both))).rejects.toThrow(/twice/);
});

it('unpacks no more than the limit, however well the ZIP is compressed', async () => {
  const bomb = zipFile({ 'diary.csv': DIARY + ' '.repeat(BOUNDS.unpackedBytes) });
  expect(bomb.size).toBeLessThan(200_000);
  await expect(read(bomb)).rejects.toThrow(/unpacks to more/);
});

it('refuses a huge file unread', async () => {
  const file = csv('diary.csv', DIARY);
  Object.defineProperty(file, 'size', { value: BOUNDS.fileBytes + 1 });
  const opened = jest.spyOn(file, 'arrayBuffer');
  await expect(read(file)).rejects.toThrow(/too large/);
  expect(opened).not.toHaveBeenCalled();
});

it('reads every line of a generated export of 2,500', async () => {
  const { films, lines, refused } = await read(zipFile(generateExport(2500)));
  // The reviews joined their entries.
  expect([lines.length, refused.length]).toEqual([2375, 0]);
  expect(films).toHaveLength(917);
});
