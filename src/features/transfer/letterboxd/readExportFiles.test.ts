import { readFileSync } from 'node:fs';
import { csvText, generateExport, zipFile, zipOf } from '../../../testing/letterboxd';
import { BOUNDS } from './exportFiles';
import { readExport } from './readExport';
import { refusedCsv } from './refusedCsv';

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

it('skips the blank lines of a spreadsheet, which have all their commas', async () => {
  const text = csvText('watched', [
    ['', ' ', '', ''],
    ['2026-01-05', 'Ran', 1985, 'u'],
    ['', '', '', ''],
  ]);
  const { films, refused } = await read(csv('watched.csv', text));
  expect([films.length, refused]).toEqual([1, []]);
});

it.each([
  ['\r\n', '\n'],
  ['\n', '\r\n'],
])('reads files put together whose lines end in %j and %j', async (first, second) => {
  const row = (title: string, tag: string) => `2026-01-05,${title},1985,u${title},4,,${tag}`;
  const [head = ''] = csvText('diary', []).split('\r\n');
  const text = [
    `${head.replace('Tags,Watched Date', 'Watched Date,Tags')}${first}`,
    `${row('Ran', '2026-01-04,x')}${first}`,
    `${row('Brazil', '2026-01-04,"x, y"')}${second}`,
    `${row('Clue', '2026-01-04,z')}${second}`,
  ].join('');
  const { lines, refused } = await read(csv('diary.csv', text));
  expect(refused).toEqual([]);
  expect(lines.map(({ data }) => data)).toMatchObject([
    { tags: ['x'] },
    { tags: ['x', 'y'] },
    { tags: ['z'] },
  ]);
});

describe('of what its first line says', () => {
  const MADE = 'Title,Year,Rating10,WatchedDate,Review\nHeat,1995,8,2023-08-13,Cold.\n';

  it.each(['watched.csv', 'ratings.csv', 'diary.csv', 'my reviews.csv'])(
    'is a file that another program made for Letterboxd and called %s',
    async (name) => {
      for (const file of [csv(name, MADE), zipFile({ [name.replace('my ', '')]: MADE })]) {
        const { lines } = await read(file);
        expect(lines.map(({ data }) => data)).toMatchObject([
          { kind: 'entry', watchedOn: '2023-08-13', rating: 4, text: 'Cold.' },
        ]);
      }
    },
  );

  it('keeps all that it says when it was left out before', async () => {
    const { refused } = await read(csv('watched.csv', MADE.replace('1995', 'soon')));
    const mended = refusedCsv(refused).replace('soon', '1995');
    const { lines } = await read(csv('letterboxd-not-imported.csv', mended));
    expect(lines.map(({ data }) => data)).toMatchObject([
      { kind: 'entry', watchedOn: '2023-08-13', rating: 4, text: 'Cold.' },
    ]);
  });

  it.each(['watched', 'watchlist'] as const)(
    'is the list %s again if a line that was left out gets a director',
    async (kind) => {
      const { refused } = await read(
        csv(`${kind}.csv`, csvText(kind, [['2026-01-05', 'Ran', 'soon', 'u']])),
      );
      const mended = refusedCsv(refused)
        .replace('soon', '1985')
        .replace(/,\s*$/, ',Akira Kurosawa');
      const { lines } = await read(csv('letterboxd-not-imported.csv', mended));
      expect(lines.map(({ data }) => data)).toEqual([{ kind }]);
    },
  );

  it('says the same evening as another file of that program', async () => {
    const { lines } = await read(csv('watched.csv', MADE), csv('my diary.csv', MADE));
    expect(new Set(lines.map(({ data }) => '_id' in data && data._id)).size).toBe(1);
  });

  it('is a diary, whatever it is called', async () => {
    const { lines } = await read(csv('my ratings.csv', DIARY));
    expect(lines).toMatchObject([{ data: { kind: 'entry', tags: ['tag'] } }]);
  });

  it.each([
    ['a watchlist made for Letterboxd', 'watchlist.csv', 'Title,Year\nHeat,1995\n'],
    ['ratings of IMDb', 'ratings.csv', 'Const,Your Rating,Title,Year\ntt0113277,8,Heat,1995\n'],
    ['what IMDb exports', 'a1b2.csv', 'Const,Your Rating,Title,Year\ntt0113277,8,Heat,1995\n'],
    ['a list of IMDb', 'a1b2.csv', 'Position,Const,Title,Year\n1,tt0113277,Heat,1995\n'],
  ])('is not taken for films that were watched if it is %s', async (_what, name, text) => {
    await expect(read(csv(name, text))).rejects.toThrow(
      /does not begin as Letterboxd’s|This is not a Letterboxd export.*Found: a1b2\.csv/,
    );
  });
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
/** As some programs pack: with bzip2. */
const packedOtherwise = (() => {
  const bytes = zipOf({ 'diary.csv': DIARY });
  bytes.set([12], 8);
  return bytes;
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
  ['a ZIP packed otherwise', bytesFile(packedOtherwise), /packed in a way.*Unpack it/],
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
    csv('diary.csv', 'Title,Seen\r\nM,1931\r\n'),
    /does not begin.*but with “Title, Seen”/,
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
