import { readFileSync } from 'node:fs';
import { readTable } from '../../../mocks/films/table';
import type { FilmSummary } from '../../domain/filmSummary';
import type { Align, Words } from './layout';
import { COMPOSITIONS } from './compositions';
import { createDice, pick } from './dice';
import { measure } from './glyphWidths';
import { HARD_TITLES } from './hardTitles';
import { designPoster } from './posterDesign';

const GENRES = [
  'Drama',
  'Comedy',
  'Thriller',
  'Science Fiction',
  'Crime',
  'Documentary',
  'Western',
  'Horror',
  'Romance',
] as const;

/** Films of all decades and genres, most of them dramas, as in any list. */
function makeFilms(count: number): FilmSummary[] {
  const roll = createDice('films');
  return Array.from({ length: count }, (_, index) => {
    const year = 1915 + Math.floor(Math.sqrt(roll(111 * 111)));
    const genres = [pick(roll, GENRES), pick(roll, ['Drama', 'Drama', 'Action', 'Comedy'])];
    return {
      _id: `film-${index}-${year}`,
      title: `Film ${index}`,
      year,
      directors: ['Ana Reyes'],
      genres,
    };
  });
}

const lookOf = (film: FilmSummary) => {
  const { composition, palette } = designPoster(film);
  return `${composition} ${Object.values(palette).join(' ')}`;
};

describe('the poster of a film', () => {
  const [film = { _id: '', title: '', year: 0, directors: [], genres: [] }] = makeFilms(1);

  it('is the same every time', () => {
    expect(designPoster({ ...film })).toEqual(designPoster(film));
  });

  it('differs for films that differ by one letter of their id', () => {
    expect(lookOf({ ...film, _id: `${film._id}a` })).not.toBe(
      lookOf({ ...film, _id: `${film._id}b` }),
    );
  });

  it('names the director and the year', () => {
    const texts = designPoster(film).drawing.words.flatMap(({ lines }) =>
      lines.map(({ text }) => text),
    );
    expect(texts.join(' ')).toMatch(/Ana Reyes.*\d{4}/);
  });

  it('says that there are more directors than it names', () => {
    const directors = ['One', 'Two', 'Three', 'Four'];
    const texts = designPoster({ ...film, directors }).drawing.words.flatMap(({ lines }) =>
      lines.map(({ text }) => text),
    );
    expect(texts.join(' ')).toContain('One & others');
  });
});

describe('a wall of posters', () => {
  it('uses every composition', () => {
    const used = new Set(makeFilms(2000).map((film) => designPoster(film).composition));
    expect([...used].sort()).toEqual(Object.keys(COMPOSITIONS).sort());
  });

  const repeatedAmongFifty = (films: readonly FilmSummary[]) => {
    const looks = films.map(lookOf);
    return looks.filter((look, index) =>
      looks.slice(Math.max(0, index - 49), index).includes(look),
    );
  };

  it('never shows one composition in one palette twice among fifty neighbours of the catalogue', () => {
    const { films } = readTable(readFileSync('mocks/films/films.tsv', 'utf8'));
    expect(repeatedAmongFifty(films)).toEqual([]);
  });

  it('hardly ever does so in any other list', () => {
    expect(repeatedAmongFifty(makeFilms(1000)).length).toBeLessThanOrEqual(4);
  });
});

/** The positions of the lines of text, unless they are rotated. */
function edgesOf({ align, transform = '', lines }: Words) {
  const down = Number(/translate\(0 ([\d.-]+)\)/.exec(transform)?.[1] ?? 0);
  if (transform.includes('rotate')) return [];
  return lines.map(({ text, x, y, size }) => {
    const width = measure(text) * size;
    const left = { start: x, middle: x - width / 2, end: x - width }[align];
    return { left, right: left + width, top: y + down - size * 0.75, bottom: y + down };
  });
}

describe.each(Object.entries(COMPOSITIONS))('the composition %s', (_, compose) => {
  it.each(HARD_TITLES)('keeps all words on the sheet: %s', (title) => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const align = pick<Align>(createDice(seed), ['start', 'middle', 'end']);
      const drawing = compose({
        title,
        year: 1957,
        directors: 'Ana Reyes & Bo Lindqvist & Cem Aydın',
        align,
        roll: createDice(seed),
      });
      for (const { left, right, top, bottom } of drawing.words.flatMap(edgesOf)) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(200);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(bottom).toBeLessThanOrEqual(300);
      }
      expect(JSON.stringify(drawing)).not.toMatch(/NaN|null|Infinity|undefined/);
    }
  });
});
