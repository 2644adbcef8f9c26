import type { Backend } from '../../../src/domain/backend';
import type { Post, User } from '../../../src/domain/entities';
import { everything, get } from '../../testing/builders';
import { bodyOf } from '../../testing/client';
import { BODIES } from '../../testing/shapes';
import { STORY_FILMS } from './filmCommands';
import type { Beginning, SeededSign } from './world';

/** All replies, the oldest first. */
async function repliesOf(backend: Backend, users: readonly User[]): Promise<Post[]> {
  const replies: Post[] = [];
  for (const { username } of users) {
    const path = `/api/posts/user/${username}?replies=true&limit=100`;
    const { posts } = bodyOf(await get(backend, path), 200, BODIES.page);
    for (const { _id } of posts)
      replies.push(bodyOf(await get(backend, `/api/posts/${_id}`), 200, BODIES.post).post);
  }
  return replies.sort((a, b) => a.createdAt.localeCompare(b.createdAt));
}

/** Reads a fresh backend's data, including the films that stories, posts and profiles mention. */
export async function beginningOf(backend: Backend): Promise<Beginning> {
  const { users, posts } = await everything(backend);
  const replies = await repliesOf(backend, users);
  const named = [
    ...STORY_FILMS,
    ...[...posts, ...replies].flatMap(({ film }) => film?._id ?? []),
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
  return { users, posts, replies, films: pages.map(({ film }) => film), seeded: seeded.flat() };
}
