import { readFileSync } from 'node:fs';
import { csvText, generateExport, zipFile, zipOf } from '../../../testing/letterboxd';
import { BOUNDS } from './exportFiles';
import { readExport } from './readExport';

const csv = (name: string, text: string) => new File([text], name);
const read = (...files: File[]) => readExport(files, 'ana');

const EVENING = ['2026-01-05', 'Vertigo', 1958, 'https://boxd.it/aBc1', '4.5', 'Yes'];
const DIARY = csvText('diary', [[...EVENING, 'tag', '2026-01-04']]);
const REVIEWS = csvText('reviews', [[...EVENING, 'It turns.', '', '2026-01-04']]);

it.each([
  ['renamed', 'My Letterboxd/'],
  ['dotted', './'],
  ['deep in others', 'Downloads/2026/letterboxd-ana/'],
  ['on Windows', 'My Letterboxd\\'],
  ['in one called as its own', 'Lists/Deleted/ana/'],
  ['in one called as what every object has', 'constructor/'],
])('finds an export whose folder is %s', async (_how, folder) => {
  const { lines } = await read(
    zipFile({
      [`${folder}diary.csv`]: DIARY,
      [`${folder}deleted/diary.csv`]: DIARY,
      [`${folder}orphaned/diary.csv`]: DIARY,
      [`__MACOSX/${folder}._diary.csv`]: 'x',
      [`__MACOSX/${folder}diary.csv`]: 'x',
      [`${folder}._letterboxd-not-imported.csv`]: 'x',
    }),
  );
  expect(lines).toHaveLength(1);
});

it.each(['diary_1.csv', 'Copy of diary.csv', 'Ana.csv', 'DIARY - Kopie.CSV'])(
  'knows a diary that was renamed to %s',
  async (name) => {
    const quoted = DIARY.replaceAll(/[^,\r\n]+/g, '"$&"').replaceAll('\r\n', '\r');
    expect((await read(csv(name, `\ufeff${quoted}`))).lines).toHaveLength(1);
  },
);

it.each(['diary(1).csv', 'diary-2.csv', 'diary copy 2.csv', 'Diary - Copy.csv'])(
  'knows %s in a ZIP',
  async (name) => {
    expect((await read(zipFile({ [name]: DIARY }))).lines).toHaveLength(1);
  },
);

it.each(['9-dot-folder', '9-nested', '9-renamed-folder'])('reads %s.zip', async (name) => {
  const bytes = new Uint8Array(readFileSync(`src/testing/letterboxdCases/${name}.zip`));
  expect((await read(bytesFile(bytes))).lines).toHaveLength(1);
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
  expect(films).toEqual([{ title: 'Ran', year: 1985, address: 'u' }]);
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
  [
    'a ZIP of something else',
    zipFile({ 'letter.txt': 'Dear' }),
    /not a Letterboxd export.*Found: letter.txt/,
  ],
  [
    'a list of films that does not say which',
    csv('list.csv', 'Date,Name,Year,Letterboxd URI'),
    /not a Letterboxd export.*Found: list.csv/,
  ],
  [
    'many other files',
    zipFile(Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`${n}.txt`, '']))),
    /Found: 1.txt, 2.txt, 3.txt, 4.txt and 2 more/,
  ],
  ['only what was deleted', zipFile({ 'deleted/diary.csv': DIARY }), /Found: deleted.diary.csv/],
  [
    'other columns',
    csv('diary.csv', 'Title,Year\r\nM,1931\r\n'),
    /does not begin.*but with “Title, Year”/,
  ],
  ['nothing', csv('diary.csv', ''), /does not begin.*is empty/],
  ['a line of a million names', csv('diary.csv', 'a,'.repeat(1_000_000)), /quote|begin/],
  ['bytes that are no text', bytesFile(new Uint8Array([0xff, 0xfe, 0xc0]), 'diary.csv'), /UTF-8/],
  ['a quote that never ends', csv('diary.csv', `${DIARY}"${'x'.repeat(900_000)}`), /never ends/],
])('refuses %s', async (_what, file, why) => {
  await expect(read(file)).rejects.toThrow(why);
});

it('refuses one list twice', async () => {
  await expect(read(csv('diary.csv', DIARY), csv('diary (1).csv', DIARY))).rejects.toThrow(
    /twice: diary.csv and diary \(1\).csv/,
  );
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
