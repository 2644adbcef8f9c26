import { aPerson } from '../../../testing/builders';
import type { WholeList } from '../readLists';
import { listsCsv, lovedCsv } from './listsCsv';

const film = { _id: 'm-1931', title: 'M', year: 1931, directors: ['Fritz Lang'], genres: [] };

const listOf = (title: string, notes: readonly string[]): WholeList => ({
  _id: 'rain',
  title,
  description: '',
  ranked: false,
  public: true,
  owner: aPerson(),
  filmCount: notes.length,
  likeCount: 0,
  liked: false,
  createdAt: '2026-01-04T20:00:00Z',
  updatedAt: '2026-01-04T20:00:00Z',
  revision: 1,
  posters: [],
  films: notes.map((note) => ({ film, note })),
});

it('says of the files of a list of more than 1 MB which they are, and that it is one list', () => {
  const notes = Array.from({ length: 1000 }, (_, at) => `${at} ${'ж'.repeat(600)}`);
  const { files, splitLists } = listsCsv([
    listOf('Rain (1 of 2)', ['Short.']),
    listOf('Rain', notes),
  ]);
  expect(splitLists).toBe(1);
  expect(Object.keys(files)).toEqual([
    'lists/Rain (1 of 2).csv',
    'lists/Rain (1 of 2) (2).csv',
    'lists/Rain (2 of 2).csv',
  ]);
  const lines = Object.values(files).flatMap((text) => text.split('\r\n'));
  expect(lines.filter((line) => line.startsWith('Position,'))).toHaveLength(3);
  expect(lines.filter((line) => line.includes(',M,'))).toHaveLength(1001);
});

it('puts what is said of a list in a text beside it, as the markup that Letterboxd takes', () => {
  const { files } = listsCsv([{ ...listOf('Rain', []), description: 'Wet & <i>grey</i>.' }]);
  expect(files['lists/Rain.txt']).toBe('Wet &amp; &lt;i&gt;grey&lt;/i&gt;.');
});

it('writes the loved films from the oldest on, in one file with one header', () => {
  const films = Array.from({ length: 30_000 }, (_, at) => ({
    ...film,
    title: `Film ${at} ${'x'.repeat(30)}`,
  }));
  const lines = lovedCsv(films).split('\r\n');
  expect(lines).toHaveLength(30_001);
  expect(lines[0]).toBe('Date,Name,Year,Letterboxd URI');
  expect(lines[1]).toMatch(/^,Film 29999 x+,1931,$/);
});
