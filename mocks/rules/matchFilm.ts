import type { FilmMatch } from '../../src/domain/filmAnswers';
import type { NamedFilm } from '../../src/domain/matchRequest';
import type { Film } from '../../src/domain/films';
import { nameKey } from './titles';

/** Release years often differ by one, between festivals and cinemas or between two film lists. */
const SAME_FILM_YEARS = 1;
/** Further apart it is probably another film, so the user decides. */
const NEAR_YEARS = 3;
const MAX_CHOICES = 6;

type WantedFilm = Pick<NamedFilm, 'year' | 'directors'> & { exactYear?: boolean };

const yearsApart = (film: Film, { year }: WantedFilm): number => Math.abs(film.year - year);

/** Whether one of the named directors made the film. */
function isByDirectors({ directors = [] }: WantedFilm): (film: Film) => boolean {
  const names = new Set(directors.map(nameKey));
  return (film) => film.directors.some((name) => names.has(nameKey(name)));
}

/** An exact year comes before a neighbouring one; within a year, a named director comes first. */
function distanceTo(wanted: WantedFilm): (film: Film) => number {
  const isByDirector = isByDirectors(wanted);
  return (film) => yearsApart(film, wanted) * 2 + (isByDirector(film) ? 0 : 1);
}

/** The films of a title that may be meant, the likeliest first. */
function likely(namesakes: readonly Film[], wanted: WantedFilm, years: number): Film[] {
  const distance = distanceTo(wanted);
  return namesakes
    .filter((film) => yearsApart(film, wanted) <= years)
    .sort((a, b) => distance(a) - distance(b));
}

/** The film that an imported row refers to, if it exists. */
export function bestMatch(namesakes: readonly Film[], wanted: WantedFilm): Film | undefined {
  const [film] = likely(namesakes, wanted, wanted.exactYear ? 0 : SAME_FILM_YEARS);
  const isByOther =
    film && film.directors.length > 0 && wanted.directors?.length && !isByDirectors(wanted)(film);
  return wanted.exactYear && isByOther ? undefined : film;
}

/** The match shown before an import starts. */
export function matchFilm(
  namesakes: readonly Film[],
  wanted: WantedFilm,
): { verdict: FilmMatch['verdict']; films: Film[] } {
  const [first, second, ...others] = likely(namesakes, wanted, SAME_FILM_YEARS);
  if (!first) {
    const films = likely(namesakes, wanted, NEAR_YEARS).slice(0, MAX_CHOICES);
    return { verdict: films.length > 0 ? 'near' : 'missing', films };
  }
  const distance = distanceTo(wanted);
  if (!second || distance(first) < distance(second)) return { verdict: 'found', films: [first] };
  return { verdict: 'several', films: [first, second, ...others].slice(0, MAX_CHOICES) };
}
