import { csvText, generateExport, listText, zipFile } from '../../../testing/letterboxd';
import { readExport } from './readExport';
import { refusedCsv } from './refusedCsv';

const csv = (name: string, text: string) => new File([text], name);
const read = (...files: File[]) => readExport(files, 'ana');

const EVENING = ['2026-01-05', 'Vertigo', 1958, 'https://boxd.it/aBc1', '4.5', 'Yes'];
const DIARY = csvText('diary', [[...EVENING, 'tag', '2026-01-04']]);
const REVIEWS = csvText('reviews', [[...EVENING, 'It "turns",\r\nand turns.', '', '2026-01-04']]);

const LOVED = csvText('loved', [['2026-01-05', 'Vertigo', 1958, 'https://boxd.it/x']]);

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
      tags: ['tag'],
    },
    { film: 1, kind: 'watchlist' },
  ]);
});

it.each([
  ['in its folder', () => zipFile({ 'likes/films.csv': LOVED, 'ana/likes/reviews.csv': REVIEWS })],
  ['chosen by itself', () => csv('films.csv', LOVED)],
])('reads the loved films, %s', async (_how, file) => {
  const { films, lines } = await read(file());
  expect(films).toEqual([{ title: 'Vertigo', year: 1958, address: 'boxd.it/x' }]);
  expect(lines).toMatchObject([{ data: { kind: 'loved' }, line: { list: 'loved' } }]);
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

  it('with more directors than the API takes is read with the first of them', async () => {
    const directors = Array.from({ length: 11 }, (_, at) => `Director ${at}`);
    const text = `Title,Year,Directors\r\nFantasia,1940,"${directors.join(', ')}"\r\n`;
    const { films, refused } = await read(csv('renamed.csv', text));
    expect(refused).toEqual([]);
    expect(films).toMatchObject([{ title: 'Fantasia', directors: directors.slice(0, 10) }]);
  });

  it('of refused lines keeps every text as it was, and has none that a spreadsheet would run', async () => {
    const texts = ['=1+1', "'=x", "''-x", '=1\nand on', '+1', "'tis", '@home'];
    const lines = texts.map((text, at) => [
      '2026-01-05',
      'M',
      'soon',
      `u${at}`,
      4,
      '',
      text,
      '',
      '',
    ]);
    const { refused } = await read(csv('reviews.csv', csvText('reviews', lines)));
    const file = refusedCsv(refused);
    expect(file).not.toMatch(/,"?[=+@]/);
    const mended = await read(csv('letterboxd-not-imported.csv', file.replaceAll('soon', '1931')));
    expect(mended.lines.map(({ data }) => data)).toMatchObject(texts.map((text) => ({ text })));
  });

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
  const { favourites, leftOut, refused } = await read(
    zipFile({
      'a/diary.csv': DIARY,
      'a/reviews.csv': csvText('reviews', [[...EVENING, 'Said.', 'tag, other', '2026-01-04']]),
      'a/profile.csv': 'Username,Favorite Films\nana,"https://boxd.it/f, https://boxd.it/g"\n',
      'a/comments.csv': rows('Date', 2),
      'a/likes/lists.csv': rows('Date', 3),
      'a/likes/reviews.csv': rows('Date', 1),
      'a/lists/best.csv': rows('Letterboxd list export v7', 9),
      'a/deleted/diary.csv': rows('Date', 5),
      'a/readme.txt': 'Hello',
    }),
  );
  expect(favourites).toEqual(['https://boxd.it/f', 'https://boxd.it/g']);
  expect(leftOut).toEqual({
    likes: 4,
    comments: 2,
    deleted: 5,
    tags: 0,
    profileFields: 0,
    files: 1,
  });
  expect(refused).toMatchObject([{ file: 'lists/best.csv', why: /no list/ }]);
});

it('counts tags that do not come in, and what a profile says', async () => {
  const tags = Array.from({ length: 12 }, (_, at) => `tag ${at}`).join();
  const { leftOut, lists } = await read(
    zipFile({
      'diary.csv': csvText('diary', [
        [...EVENING, tags, '2026-01-04'],
        ['2026-01-05', 'M', 1931, 'https://boxd.it/m', 4, '', 'undated, unseen', ''],
      ]),
      // Of the same evening.
      'reviews.csv': csvText('reviews', [[...EVENING, 'Said.', tags, '2026-01-04']]),
      'lists/rain.csv': listText('Rain', 'https://boxd.it/l', [['M', 1931, 'https://boxd.it/f']]),
      'profile.csv': 'Username,Location,Bio,Favorite Films\nana,,I watch.,\n',
    }),
  );
  expect(lists).toHaveLength(1);
  // Two beyond ten, two without an evening, and two of the list.
  expect(leftOut).toMatchObject({ tags: 6, profileFields: 1 });
});

it('reads every line of a generated export of 2,500', async () => {
  const { films, lines, refused } = await read(zipFile(generateExport(2500)));
  // The reviews joined their entries.
  expect([lines.length, refused.length]).toEqual([2375, 0]);
  expect(films).toHaveLength(917);
});
