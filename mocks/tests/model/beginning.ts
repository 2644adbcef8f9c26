import type { Backend } from '../../../src/domain/backend';
import { everything, get } from '../../testing/builders';
import { bodyOf } from '../../testing/client';
import { BODIES } from '../../testing/shapes';
import { STORY_FILMS } from './filmCommands';
import type { Beginning, SeededSign } from './world';

/** Asks a fresh backend what it begins with: of films those that stories, posts and profiles name. */
export async function beginningOf(backend: Backend): Promise<Beginning> {
  const { users, posts } = await everything(backend);
  const named = [
    ...STORY_FILMS,
    ...posts.flatMap(({ film }) => film?._id ?? []),
    ...users.flatMap(({ favourites = [] }) => favourites.map(({ _id }) => _id)),
  ];
  const pages = await Promise.all(
    [...new Set(named)].map(async (id) =>
      bodyOf(await get(backend, `/api/films/${id}`), 200, BODIES.filmPage),
    ),
  );
  const seeded = await Promise.all(
    users.map(async ({ _id: personId, username }): Promise<SeededSign[]> => {
      const path = `/api/users/${username}`;
      const seen = bodyOf(await get(backend, `${path}/films?limit=100`), 200, BODIES.watchedFilms);
      const list = bodyOf(
        await get(backend, `${path}/watchlist?limit=100`),
        200,
        BODIES.listedFilms,
      );
      return pages.map(({ film: { _id: filmId } }) => {
        const watched = seen.films.find(({ _id }) => _id === filmId);
        return {
          personId,
          filmId,
          watched: watched !== undefined,
          rating: watched?.rating ?? null,
          listed: list.films.some(({ _id }) => _id === filmId),
        };
      });
    }),
  );
  return { users, posts, films: pages.map(({ film }) => film), seeded: seeded.flat() };
}
