import { textsOf } from '../../../domain/entryTexts';
import type { DiaryEntry, WatchedFilm } from '../../../domain/films';
import { aPost } from '../../../testing/builders';
import { filmsCsv } from './filmsCsv';
import { wordsOfMarkup } from './wordsOfMarkup';

const film = { _id: 'm-1931', title: 'M', year: 1931, directors: ['Fritz Lang'], genres: [] };
const entry: DiaryEntry = {
  _id: 'e',
  film,
  watchedOn: '2026-01-04',
  rating: 4.5,
  again: true,
  ...textsOf({ text: '=1+1 "quoted",\nand on.' }),
  postId: null,
};
const watched: WatchedFilm = {
  ...film,
  _id: 'ran-1985',
  title: 'Ran',
  year: 1985,
  directors: ['A', 'B'],
  rating: null,
  watchedOn: null,
};
const ofPost: DiaryEntry = { ...entry, _id: 'post.p', postId: 'p', ...textsOf({}) };
const written = (account: Partial<Parameters<typeof filmsCsv>[0]>): string[] =>
  filmsCsv({ entries: [], films: [], posts: [], ...account })
    .join('')
    .split('\r\n')
    .slice(1);

it('writes each entry, and each film without one, with unchanged texts', () => {
  expect(
    filmsCsv({
      entries: [{ ...entry, tags: ['70mm', 'with Ada'] }],
      films: [{ ...watched, ...film }, watched],
      posts: [],
    }),
  ).toEqual([
    [
      'Title,Year,Directors,Rating,WatchedDate,Rewatch,Review,Tags',
      'M,1931,Fritz Lang,4.5,2026-01-04,true,"=1+1 ""quoted"",\nand on.","70mm, with Ada"',
      'Ran,1985,"A, B",,,,,',
    ].join('\r\n'),
  ]);
});

it('writes films without a day from the oldest on, since the last line becomes the newest', () => {
  const films = [
    { ...watched, title: 'Newest' },
    { ...watched, _id: 'o', title: 'Oldest' },
  ];
  expect(written({ films })).toEqual(['Oldest,1985,"A, B",,,,,', 'Newest,1985,"A, B",,,,,']);
});

it.each([
  ['not rated then', { rating: null }, 4, 'M,1931,Fritz Lang,4,,,,'],
  ['rated otherwise since', {}, 2, 'M,1931,Fritz Lang,2,,,,'],
  ['rated as it is now', {}, 4.5, undefined],
  ['and never rated', { rating: null }, null, undefined],
])('adds the rating of a film that was logged %s', (_how, logged, rating, line) => {
  const again = { ...entry, rating: null, watchedOn: '2026-02-04', text: null };
  const films = [{ ...watched, ...film, rating, watchedOn: '2026-02-04' }];
  const lines = written({ entries: [{ ...entry, text: null, ...logged }, again], films });
  expect(lines[2]).toBe(line);
});

describe('what was written in posts', () => {
  const post = aPost({ _id: 'p', content: 'Posted.', film, watchedOn: entry.watchedOn });

  it('is the review of its evening', () => {
    expect(written({ entries: [ofPost], posts: [post] })).toEqual([
      'M,1931,Fritz Lang,4.5,2026-01-04,true,Posted.,',
    ]);
  });

  it('is joined with what the diary says of the same evening', () => {
    const noted = { ...entry, text: 'Noted.', rating: null, again: null };
    const unseen = aPost({ ...post, content: '\u200b' });
    expect(written({ entries: [noted, ofPost], posts: [unseen] })).toEqual([
      'M,1931,Fritz Lang,4.5,2026-01-04,true,Noted.,',
    ]);
    for (const entries of [
      [noted, ofPost],
      [ofPost, noted],
    ])
      expect(written({ entries, posts: [post] })).toEqual([
        'M,1931,Fritz Lang,4.5,2026-01-04,true,"Noted.\n\nPosted.",',
      ]);
  });

  it('leaves two evenings of one day two', () => {
    const entries = ['a', 'b'].map((_id) => ({ ...entry, _id, text: _id }));
    expect(written({ entries: [...entries, ofPost], posts: [post] })).toEqual([
      'M,1931,Fritz Lang,4.5,2026-01-04,true,"a\n\nPosted.",',
      'M,1931,Fritz Lang,4.5,2026-01-04,true,b,',
    ]);
  });

  it('without a day is a line without one', () => {
    const { watchedOn: _, ...undated } = { ...post, rating: 3 };
    const films = [{ ...watched, ...film, rating: 3 }];
    expect(written({ films, posts: [undated] })).toEqual(['M,1931,Fritz Lang,3,,,Posted.,']);
  });
});

it('writes what would be read as markup so that it is read as the same words', () => {
  const text = 'Not <b>bold</b> &amp; so on.';
  const review =
    written({ entries: [{ ...entry, text }] })[0]
      ?.split(',true,')[1]
      ?.slice(0, -1) ?? '';
  expect(review).not.toContain('<');
  expect(wordsOfMarkup(review)).toBe(text);
});

it('splits more than 1 MB into files, each with its header, and loses nothing', () => {
  const entries = Array.from({ length: 120 }, (_, index) => ({
    ...entry,
    _id: `e${index}`,
    text: `${index} ${'é'.repeat(6000)}`,
  }));
  const files = filmsCsv({ entries, films: [], posts: [] });
  expect(files).toHaveLength(2);
  for (const file of files) {
    expect(new TextEncoder().encode(file).length).toBeLessThanOrEqual(1_000_000);
    expect(file).toMatch(/^Title,Year,/);
  }
  expect(files.join('\r\n').match(/^M,1931/gm)).toHaveLength(120);
});
