import type { Film } from '../../src/domain/films';
import * as rule from './matchFilm';

const film = (year: number, director = 'Somebody'): Film => ({
  _id: `film-${year}-${director}`,
  title: 'Film',
  year,
  directors: [director],
  countries: [],
  languages: [],
  genres: [],
});

type Wanted = Omit<Parameters<typeof rule.matchFilm>[1], 'title'> & { title?: string };
const matchFilm = (films: Film[], wanted: Wanted) =>
  rule.matchFilm(
    films.map((one) => ({ film: one })),
    { title: 'Film', ...wanted },
  );
const bestMatch = (films: Film[], wanted: Wanted) =>
  rule.bestMatch(
    films.map((one) => ({ film: one })),
    { title: 'Film', ...wanted },
  );

it.each([
  [1999, 'found', [2000]],
  [2000, 'found', [2000]],
  [2001, 'found', [2000]],
  [2003, 'near', [2000]],
  [2004, 'missing', []],
])('given the year %i, matches a film of 2000 as “%s”', (year, verdict, years) => {
  const match = matchFilm([film(2000)], { year });
  expect([match.verdict, match.films.map((one) => one.year)]).toEqual([verdict, years]);
});

it('prefers the exact year to the years next to it', () => {
  expect(matchFilm([film(1999), film(2000)], { year: 2000 })).toEqual({
    verdict: 'found',
    films: [film(2000)],
  });
});

it('reports several films of the same year, unless a director tells them apart', () => {
  const both = [film(2000, 'Ana'), film(2000, 'Bo')];
  expect(matchFilm(both, { year: 2000 })).toEqual({ verdict: 'several', films: both });
  expect(matchFilm(both, { year: 2000, directors: ['BO'] })).toEqual({
    verdict: 'found',
    films: [film(2000, 'Bo')],
  });
});

it('recognises a film with several directors by one of them', () => {
  const ofBoth = { ...film(2000, 'Ana'), directors: ['Ana', 'Cy'] };
  expect(matchFilm([film(2000, 'Bo'), ofBoth], { year: 2000, directors: ['Ana'] })).toEqual({
    verdict: 'found',
    films: [ofBoth],
  });
});

it('prefers the exact year to a matching director', () => {
  const films = [film(1999, 'Ana'), film(2000, 'Bo')];
  expect(matchFilm(films, { year: 2000, directors: ['Ana'] })).toEqual({
    verdict: 'found',
    films: [film(2000, 'Bo')],
  });
});

it.each([
  ['equally close', 2000, 'several'],
  ['further off', 2003, 'near'],
])('offers at most six of the films that are %s', (_what, year, verdict) => {
  const films = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((director) => film(2000, director));
  expect(matchFilm(films, { year })).toEqual({ verdict, films: films.slice(0, 6) });
});

it('accepts a film that is one year off, unless the exact year is required', () => {
  expect(bestMatch([film(2000)], { year: 2001 })).toEqual(film(2000));
  expect(bestMatch([film(2000)], { year: 2001, exactYear: true })).toBeUndefined();
  expect(bestMatch([film(2000)], { year: 2002 })).toBeUndefined();
});

it('with the exact year, accepts no film by other directors, unless the directors of either are unknown', () => {
  const wanted = { year: 2000, directors: ['Ana'], exactYear: true };
  expect(bestMatch([film(2000, 'Bo')], wanted)).toBeUndefined();
  expect(bestMatch([film(2000, 'Bo'), film(2000, 'Ana')], wanted)).toEqual(film(2000, 'Ana'));
  const unknown = { ...film(2000), directors: [] };
  expect(bestMatch([unknown], wanted)).toEqual(unknown);
  expect(bestMatch([film(2000, 'Bo')], { year: 2000, exactYear: true })).toEqual(film(2000, 'Bo'));
});

it('takes none of two films of which no more is known', () => {
  const both = [film(2000, 'Ana'), film(2000, 'Bo')];
  expect(bestMatch(both, { year: 2000 })).toBe('several');
  expect(bestMatch(both, { year: 2000, directors: ['Bo'] })).toEqual(film(2000, 'Bo'));
  expect(bestMatch([film(1999), film(2001)], { year: 2000 })).toBe('several');
});

it('takes an article for a part of the title: then a film is in doubt, not found', () => {
  const wanted = { title: 'The Film', year: 2000 };
  expect(matchFilm([film(2000)], wanted)).toEqual({ verdict: 'near', films: [film(2000)] });
  expect(bestMatch([film(2000)], wanted)).toBeUndefined();
  expect(bestMatch([{ ...film(2000), originalTitle: 'The Film!' }], wanted)).toBeDefined();
});

describe('by its address elsewhere', () => {
  const [ours, brought] = [film(2000, 'Ana'), { ...film(2000, 'Bo'), directors: [] }];
  const alike = [{ film: ours }, { film: brought, address: 'boxd.it/b' }];
  const wanted = (address: string) => ({ title: 'Film', year: 2000, address });

  it('a film is found, and by its id in another browser', () => {
    for (const address of ['boxd.it/b', brought._id]) {
      expect(rule.bestMatch(alike, wanted(address))).toBe(brought);
      expect(rule.bestMatch(alike, { ...wanted(address), exactYear: true })).toBe(brought);
    }
  });

  it.each(['https://boxd.it/b', 'http://www.Boxd.it/b/', ' boxd.it/b '])(
    'a film is found however that is written: %j',
    (address) => {
      expect(rule.bestMatch(alike, { ...wanted(address), exactYear: true })).toBe(brought);
      const stored = alike.map((one) => ({ ...one, ...(one.address && { address }) }));
      expect(rule.bestMatch(stored, wanted('boxd.it/b'))).toBe(brought);
    },
  );

  it('a film is not told apart by one on another site, nor by an id in another browser', () => {
    const [known] = [{ film: brought, address: 'boxd.it/b' }];
    for (const address of ['letterboxd.com/film/film', 'film-of-another-browser'])
      expect(rule.matchFilm([known], wanted(address))).toEqual({
        verdict: 'found',
        films: [brought],
      });
  });

  it('a film that came with own data has the id that it had there, not that of another', () => {
    const moved = { film: { ...brought, _id: 'film-2000' }, address: 'film-2000-2' };
    expect(rule.bestMatch([moved], { ...wanted('film-2000'), exactYear: true })).toBeUndefined();
    expect(rule.bestMatch([moved], { ...wanted('film-2000-2'), exactYear: true })).toBe(moved.film);
  });

  it('a film is told apart from one at another, but not from one without', () => {
    expect(rule.matchFilm(alike, wanted('boxd.it/a'))).toEqual({ verdict: 'found', films: [ours] });
    expect(rule.bestMatch(alike, { ...wanted('boxd.it/a'), exactYear: true })).toBeUndefined();
  });
});
