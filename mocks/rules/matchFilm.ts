import type { FilmMatch } from '../../src/domain/filmAnswers';
import type { NamedFilm } from '../../src/domain/matchRequest';
import type { Film } from '../../src/domain/films';
import { nameKey } from './titles';

/** Festivals and cinemas, and two lists of films, often differ by a year. */
const SAME_FILM_YEARS = 1;
/** Further apart it is more likely another film; whoever watched it can tell. */
const NEAR_YEARS = 3;
const MAX_CHOICES = 6;

type WantedFilm = Pick<NamedFilm, 'year' | 'directors'> & { exactYear?: boolean };

const yearsApart = (film: Film, { year }: WantedFilm): number => Math.abs(film.year - year);

/** Whether the film is by one of the directors that are named. */
function isByDirectors({ directors = [] }: WantedFilm): (film: Film) => boolean {
  const names = new Set(directors.map(nameKey));
  return (film) => film.directors.some((name) => names.has(nameKey(name)));
}

/** Of the same year before a year beside it; of the director that is named before any other. */
function distanceTo(wanted: WantedFilm): (film: Film) => number {
  const isByDirector = isByDirectors(wanted);
  return (film) => yearsApart(film, wanted) * 2 + (isByDirector(film) ? 0 : 1);
}

/** Those of a title's films that can be meant, the likeliest first. */
function likely(namesakes: readonly Film[], wanted: WantedFilm, years: number): Film[] {
  const distance = distanceTo(wanted);
  return namesakes
    .filter((film) => yearsApart(film, wanted) <= years)
    .sort((a, b) => distance(a) - distance(b));
}

/** The film that an imported row means, if it is there. */
export function bestMatch(namesakes: readonly Film[], wanted: WantedFilm): Film | undefined {
  const [film] = likely(namesakes, wanted, wanted.exactYear ? 0 : SAME_FILM_YEARS);
  const isByOther =
    film && film.directors.length > 0 && wanted.directors?.length && !isByDirectors(wanted)(film);
  return wanted.exactYear && isByOther ? undefined : film;
}

/** What can be said of a film before its rows are taken up. */
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
