import { readFileSync } from 'node:fs';
import { csvText, generateExport, zipFile, zipOf } from '../../../testing/letterboxd';
import { BOUNDS } from './exportFiles';
import { readExport } from './readExport';
import { refusedCsv } from './refusedCsv';

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
    { title: 'Vertigo', year: 1958, address: 'boxd.it/x' },
    { title: 'M', year: 1931, address: 'boxd.it/y' },
  ]);
  expect(lines.map(({ film, data }) => ({ film, ...data }))).toEqual([
    { film: 0, kind: 'watched' },
    { film: 0, kind: 'rating', rating: 5 },
    {
      film: 0,
      kind: 'entry',
      _id: expect.stringMatching(/^boxd-[0-9a-f]{40}$/) as string,
      watchedOn: '2026-01-04',
      rating: 4.5,
      again: true,
      text: 'It "turns",\r\nand turns.',
    },
    { film: 1, kind: 'watchlist' },
  ]);
});

it('gives an entry the same id every time, but a different one for each user', async () => {
  const idFor = async (userId: string) =>
    (await readExport([csv('diary.csv', DIARY)], userId)).lines[0]?.data;
  expect(await idFor('ana')).toEqual(await idFor('ana'));
  expect(await idFor('ana')).not.toEqual(await idFor('bo'));
});

const undated = (list: 'diary' | 'reviews', stars: number | '', ...review: string[]) =>
  csvText(list, [[...EVENING.slice(0, 4), stars, '', ...review, '', '']]);

it.each([
  [
    'a review',
    'reviews (1).csv',
    undated('reviews', 4, 'Alone.'),
    { kind: 'review', rating: 4, again: null, text: 'Alone.' },
  ],
  ['a rating', 'reviews.csv', undated('reviews', 4, ' \u2800'), { kind: 'rating', rating: 4 }],
  ['a diary line', 'diary.csv', undated('diary', ''), { kind: 'watched' }],
])('invents no evening for %s without a day', async (_what, name, text, data) => {
  const { lines } = await read(csv(name, text));
  expect(lines.map((line) => line.data)).toMatchObject([data]);
});

it('joins a review with its diary entry, even if it does not say the day', async () => {
  const review = csvText('reviews', [[...EVENING, 'Said.', '', '']]);
  const { lines } = await read(csv('diary.csv', DIARY), csv('reviews.csv', review));
  expect(lines.map(({ data }) => data)).toMatchObject([{ kind: 'entry', text: 'Said.' }]);
});

const ratings = (...films: (readonly [string, string])[]) =>
  csvText(
    'ratings',
    films.map(([title, uri]) => ['2026-01-01', title, 1976, uri, 4]),
  );

it('tells films of one name apart by their addresses, and by their articles', async () => {
  const text = ratings(['Father', 'p1'], ['The Father', 'p2'], ['Father', 'p3'], ['Father', 'p1']);
  const { films, lines } = await read(csv('ratings.csv', text));
  expect(films.map(({ address }) => address)).toEqual(['p1', 'p2', 'p3']);
  expect(lines.map(({ film }) => film)).toEqual([0, 1, 2, 0]);
});

it('lists a line that may be about either of two films', async () => {
  const diary = csvText('diary', [['2026-01-05', 'Father', 1976, 'e', 4, '', '', '2026-01-04']]);
  const both = ratings(['Father', 'p1'], ['Father', 'p3']);
  const { lines, refused } = await read(csv('diary.csv', diary), csv('ratings.csv', both));
  expect(lines).toHaveLength(2);
  expect(refused).toMatchObject([{ file: 'diary.csv', number: 2, why: /several films/ }]);
});

describe('a second line of a list for a film', () => {
  const TITLE = ['2026-01-05', 'The Message', 1976] as const;
  const ratings = (...uris: string[]) =>
    csvText(
      'ratings',
      uris.map((uri, place) => [...TITLE, uri, place + 1]),
    );
  const readRatings = async (text: string) => {
    const { lines, refused } = await read(csv('ratings.csv', text));
    return { lines: lines.map(({ data }) => data), refused };
  };

  it.each([
    ['without addresses', '', ''],
    ['if only one has an address', 'https://boxd.it/m1', ''],
  ])('is listed %s, never merged', async (_case, first, second) => {
    const { lines, refused } = await readRatings(ratings(first, second));
    expect(lines).toEqual([{ kind: 'rating', rating: 1 }]);
    expect(refused).toMatchObject([
      { number: 3, why: expect.stringContaining('several films') as string },
    ]);
  });

  it('is the same film at the same address, and a line that is there twice one line', async () => {
    const uri = 'https://boxd.it/m1';
    expect((await readRatings(ratings(uri, uri))).refused).toEqual([]);
    const twice = csvText('ratings', [
      [...TITLE, '', 5],
      [...TITLE, '', 5],
    ]);
    expect((await readRatings(twice)).refused).toEqual([]);
  });
});

describe('two lines of one list with the same address, or none', () => {
  const URI = 'https://boxd.it/aBc1';
  const reviews = (...rows: [name: string, uri: string, day: string, text: string][]) =>
    csvText(
      'reviews',
      rows.map(([name, uri, day, text]) => ['2026-01-05', name, 1958, uri, 4, '', text, '', day]),
    );

  it.each([
    ['other words', ['Vertigo', '', '2026-01-04', 'One'], ['Vertigo', '', '2026-01-04', 'Two']],
    ['another day', ['Vertigo', URI, '2026-01-04', 'One'], ['Vertigo', URI, '2026-01-03', 'One']],
    ['another film', ['Vertigo', URI, '2026-01-04', 'One'], ['M', URI, '2026-01-04', 'One']],
    ['no day', ['Vertigo', URI, '2026-01-04', 'One'], ['Vertigo', URI, '', 'One']],
  ] as const)('with %s: the second is listed', async (_case, first, second) => {
    const { lines, refused } = await read(csv('reviews.csv', reviews([...first], [...second])));
    expect(lines).toHaveLength(1);
    expect(refused).toMatchObject([{ number: 3, cells: { Review: second[3] } }]);
  });

  it('that say the same are one', async () => {
    const row = ['Vertigo', '', '2026-01-04', 'One'] as const;
    const { lines, refused } = await read(csv('reviews.csv', reviews([...row], [...row])));
    expect([lines.length, refused]).toEqual([1, []]);
  });
});

describe('what the app wrote itself', () => {
  const FILMS = [
    'Title,Year,Directors,Rating,WatchedDate,Rewatch,Review',
    'M,1931,"Fritz Lang, A. B.",4.5,2026-01-04,true,One &lt;b&gt;.',
    'M,1931,"Fritz Lang, A. B.",4,2026-01-04,false,Two.',
    'M,1931,"Fritz Lang, A. B.",,,,Undated.',
    'Ran,1985,,3,,,',
    'Ran,1985,,,,,',
  ].join('\r\n');

  it.each(['cinefolk-ana-2026-11-27-for-letterboxd-2.csv', 'renamed.csv'])(
    'for Letterboxd is read as it is: %s',
    async (name) => {
      const { films, lines, refused } = await read(csv(name, FILMS));
      expect(refused).toEqual([]);
      expect(films).toEqual([
        { title: 'M', year: 1931, directors: ['Fritz Lang', 'A. B.'] },
        { title: 'Ran', year: 1985 },
      ]);
      const evening = { kind: 'entry', watchedOn: '2026-01-04' };
      expect(lines.map(({ film, data }) => ({ film, ...data }))).toMatchObject([
        { film: 1, kind: 'watched' },
        { film: 1, kind: 'rating', rating: 3 },
        { film: 0, ...evening, rating: 4.5, again: true, text: 'One <b>.' },
        { film: 0, ...evening, rating: 4, again: null, text: 'Two.' },
        { film: 0, kind: 'review', rating: null, text: 'Undated.' },
      ]);
      const ids = lines.flatMap(({ data }) => ('_id' in data ? data._id : []));
      expect(new Set(ids).size).toBe(3);
    },
  );

  it('of refused lines is read as it was, once it is mended', async () => {
    const diary = csvText('diary', [['2026-01-05', '=M', 'soon', 'e', 4, 'Yes', '', '2026-01-04']]);
    const { refused } = await read(csv('diary.csv', diary));
    const mended = refusedCsv(refused).replace('soon', '1931');
    const good = csv('diary.csv', diary.replace('soon', '1931'));
    const { lines, ...again } = await read(csv('letterboxd-not-imported (1).csv', mended));
    expect(lines).toEqual(
      (await read(good)).lines.map((line) => ({
        ...line,
        line: { ...line.line, cells: expect.anything() as unknown },
      })),
    );
    expect(again).toMatchObject({ films: [{ title: '=M', year: 1931 }], refused: [] });
    expect((await read(csv('x.csv', refusedCsv(refused)))).refused).toMatchObject([
      { file: 'diary.csv', number: 2, why: 'Its Year cannot be read.' },
    ]);
  });
});

it('counts what it does not import, and reads the favourites', async () => {
  const rows = (head: string, count: number) => `${head}\n${'x\n'.repeat(count)}`;
  const { favourites, leftOut } = await read(
    zipFile({
      'a/diary.csv': DIARY,
      'a/reviews.csv': csvText('reviews', [[...EVENING, 'Said.', 'tag, other', '2026-01-04']]),
      'a/profile.csv': 'Username,Favorite Films\nana,"https://boxd.it/f, https://boxd.it/g"\n',
      'a/comments.csv': rows('Date', 2),
      'a/likes/films.csv': rows('Date', 3),
      'a/likes/reviews.csv': rows('Date', 1),
      'a/lists/best.csv': rows('Letterboxd list export v7', 9),
      'a/deleted/diary.csv': rows('Date', 5),
      'a/readme.txt': 'Hello',
    }),
  );
  expect(favourites).toEqual(['https://boxd.it/f', 'https://boxd.it/g']);
  expect(leftOut).toEqual({ tags: 1, lists: 1, likes: 4, comments: 2, deleted: 5, files: 1 });
});

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

it('reads every line of a generated export of 2,500', async () => {
  const { films, lines, refused } = await read(zipFile(generateExport(2500)));
  // The reviews joined their entries.
  expect([lines.length, refused.length]).toEqual([2375, 0]);
  expect(films).toHaveLength(917);
});
