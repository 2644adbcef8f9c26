import type { FilmMatch } from '../../src/domain/answers';
import type { NamedFilm } from '../../src/domain/matchRequest';
import type { Film } from '../../src/domain/films';
import { nameKey } from './titles';

/** Festivals and cinemas, and two lists of films, often differ by a year. */
const SAME_FILM_YEARS = 1;
/** Further apart it is more likely another film; whoever watched it can tell. */
const PERHAPS_YEARS = 3;
const MOST_CHOICES = 6;

type Wanted = Pick<NamedFilm, 'year' | 'directors'> & { exactYear?: boolean };

const yearsApart = (film: Film, { year }: Wanted): number => Math.abs(film.year - year);

/** Of the same year before a year beside it; of the director that is named before any other. */
function distanceTo(wanted: Wanted): (film: Film) => number {
  const names = new Set(wanted.directors?.map(nameKey));
  return (film) =>
    yearsApart(film, wanted) * 2 +
    (film.directors.some((name) => names.has(nameKey(name))) ? 0 : 1);
}

/** Those of a title's films that can be meant, the likeliest first. */
function likely(namesakes: readonly Film[], wanted: Wanted, years: number): Film[] {
  const distance = distanceTo(wanted);
  return namesakes
    .filter((film) => yearsApart(film, wanted) <= years)
    .sort((a, b) => distance(a) - distance(b));
}

/** The film that an imported row means, if it is there. */
export const meantFilm = (namesakes: readonly Film[], wanted: Wanted): Film | undefined =>
  likely(namesakes, wanted, wanted.exactYear ? 0 : SAME_FILM_YEARS)[0];

/** What can be said of a film before its rows are taken up. */
export function matchFilm(
  namesakes: readonly Film[],
  wanted: Wanted,
): { verdict: FilmMatch['verdict']; films: Film[] } {
  const [first, second, ...others] = likely(namesakes, wanted, SAME_FILM_YEARS);
  if (!first) {
    const films = likely(namesakes, wanted, PERHAPS_YEARS).slice(0, MOST_CHOICES);
    return { verdict: films.length > 0 ? 'near' : 'missing', films };
  }
  const distance = distanceTo(wanted);
  if (!second || distance(first) < distance(second)) return { verdict: 'found', films: [first] };
  return { verdict: 'several', films: [first, second, ...others].slice(0, MOST_CHOICES) };
}
