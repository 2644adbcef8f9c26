import type { Backend } from '../../src/domain/backend';
import { get, post, type Person } from './builders';
import { bodyOf } from './client';
import { BODIES } from './shapes';

export const VERTIGO = 'vertigo-1958';

/** A film’s page, as the person sees it. */
export const pageOf = async (backend: Backend, filmId: string, person?: Person) =>
  bodyOf(await get(backend, `/api/films/${filmId}`, person?.token), 200, BODIES.filmPage);

/** A page of films. */
export const listOf = async (backend: Backend, query: string, person?: Person) =>
  bodyOf(await get(backend, `/api/films?${query}`, person?.token), 200, BODIES.films);

/** Rates a film; null takes the rating back. */
export const rate = async (
  backend: Backend,
  { token }: Person,
  filmId: string,
  rating: number | null,
) => bodyOf(await post(backend, `/api/films/rate/${filmId}`, token, { rating }), 200, BODIES.rated);
