import { plainAddress, siteOf } from '../../src/domain/filmAddress';
import type { FilmMatch } from '../../src/domain/filmAnswers';
import type { NamedFilm } from '../../src/domain/matchRequest';
import type { Film } from '../../src/domain/films';
import { spellingKey } from './spelling';
import { nameKey, wordsOf } from '../../src/domain/nameKey';
import { titlesOf, withoutArticle } from './titles';

/** Release years often differ by one, between festivals and cinemas or between two film lists. */
const SAME_FILM_YEARS = 1;
/** Further apart it is probably another film, so the user decides. */
const NEAR_YEARS = 3;
const MAX_CHOICES = 6;

type WantedFilm = NamedFilm & { exactYear?: boolean };

/** A film with a similar title, and its address elsewhere if a file brought it. One that was merged has the other's id. */
export interface Namesake {
  film: Film;
  address?: string;
}

const yearsApart = (film: Film, { year }: WantedFilm): number => Math.abs(film.year - year);

/** Whether one of the named directors made the film. */
function isByDirectors({ directors = [] }: WantedFilm): (film: Film) => boolean {
  const names = new Set(directors.map(nameKey));
  return (film) => film.directors.some((name) => names.has(nameKey(name)));
}

/** A title's leading article, which is part of it: "Father" is not "The Father". */
function articleOf(title: string): string {
  const words = wordsOf(title);
  return withoutArticle(words).length < words.length ? (words[0] ?? '') : '';
}

const fullKey = (title: string): string => `${articleOf(title)} ${spellingKey(title)}`;

/** Whether a film has that very title, however it is spelt. */
function isTitled({ title }: WantedFilm): (film: Film) => boolean {
  const key = fullKey(title);
  return (film) => titlesOf(film).map(fullKey).includes(key);
}

/** An exact year comes before a neighbouring one; within a year, a named director comes first. */
function distanceTo(wanted: WantedFilm): (film: Film) => number {
  const isByDirector = isByDirectors(wanted);
  return (film) => yearsApart(film, wanted) * 2 + (isByDirector(film) ? 0 : 1);
}

/** Whether it is the film at that address; undefined if its own is of another site, or missing, and so does not say. */
function isAddressed({ film, address }: Namesake, wanted: WantedFilm): boolean | undefined {
  if (wanted.address === undefined) return undefined;
  const [own, other] = [plainAddress(address ?? ''), plainAddress(wanted.address)];
  if (address !== undefined && siteOf(own) === siteOf(other)) return own === other;
  return film._id === other || undefined;
}

/** A film with another address is a different film. */
const mayBe = (namesake: Namesake, wanted: WantedFilm): boolean =>
  isAddressed(namesake, wanted) !== false;

const isAt = (namesake: Namesake, wanted: WantedFilm): boolean =>
  isAddressed(namesake, wanted) === true && namesake.film.year === wanted.year;

/** The films that may be meant, the likeliest first: the one of the address, or those that have no other. */
function likely(namesakes: readonly Namesake[], wanted: WantedFilm, years: number): Film[] {
  const known = namesakes.find((namesake) => isAt(namesake, wanted));
  if (known) return [known.film];
  const distance = distanceTo(wanted);
  const films = namesakes
    .filter((namesake) => mayBe(namesake, wanted))
    .map(({ film }) => film)
    .filter((film) => yearsApart(film, wanted) <= years)
    .sort((a, b) => distance(a) - distance(b));
  const ids = films.map(({ _id }) => _id);
  return films.filter(({ _id }, index) => ids.indexOf(_id) === index);
}

/** Those of `likely` that have the very title. */
const sameTitled = (namesakes: readonly Namesake[], wanted: WantedFilm, years: number): Film[] =>
  likely(namesakes, wanted, years).filter(isTitled(wanted));

/** The caller knows the films with this title, and wants exactly the one that it describes. */
function isExactly(namesake: Namesake, wanted: WantedFilm): boolean {
  if (wanted.address !== undefined) return isAt(namesake, wanted);
  const { film } = namesake;
  const isUnknown = film.directors.length === 0 || !wanted.directors?.length;
  return isUnknown || isByDirectors(wanted)(film);
}

/** The film that an imported row refers to, if it exists; `several` if no more is known about two of them. */
export function bestMatch(
  namesakes: readonly Namesake[],
  wanted: WantedFilm,
): Film | 'several' | undefined {
  const allowed = namesakes.filter((one) => !wanted.exactYear || isExactly(one, wanted));
  const [film, second] = sameTitled(allowed, wanted, wanted.exactYear ? 0 : SAME_FILM_YEARS);
  const distance = distanceTo(wanted);
  return film && second && distance(film) === distance(second) ? 'several' : film;
}

/** The match shown before an import starts. */
export function matchFilm(
  namesakes: readonly Namesake[],
  wanted: WantedFilm,
): { verdict: FilmMatch['verdict']; films: Film[] } {
  const [first, second, ...others] = sameTitled(namesakes, wanted, SAME_FILM_YEARS);
  if (!first) {
    const films = likely(namesakes, wanted, NEAR_YEARS).slice(0, MAX_CHOICES);
    return { verdict: films.length > 0 ? 'near' : 'missing', films };
  }
  const distance = distanceTo(wanted);
  if (!second || distance(first) < distance(second)) return { verdict: 'found', films: [first] };
  return { verdict: 'several', films: [first, second, ...others].slice(0, MAX_CHOICES) };
}
