import type { Backend } from '../../../src/domain/backend';
import type { Post, User } from '../../../src/domain/entities';
import { everything, get } from '../../testing/builders';
import { bodyOf } from '../../testing/client';
import { listPage, listsAt } from '../../testing/lists';
import { BODIES } from '../../testing/shapes';
import type { FilmList } from './filmLists';
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

/** The seed's lists, the oldest first, and the films on them. */
async function listsOf(backend: Backend): Promise<Pick<Beginning, 'lists' | 'listedFilms'>> {
  const { lists } = await listsAt(backend, '/api/lists?limit=100');
  const pages = await Promise.all(
    lists.map(({ _id }) => listPage(backend, _id, undefined, '?limit=100')),
  );
  return {
    lists: pages
      .reverse()
      .map(
        (
          {
            list: { owner, filmCount: _c, liked: _l, likeCount, public: isPublic, ...list },
            films,
          },
          order,
        ): FilmList => ({
          ...list,
          ownerId: owner._id,
          isPublic,
          films: films.map(({ film, note }) => ({ filmId: film._id, note })),
          likedBy: [],
          otherLikes: likeCount,
          order,
        }),
      ),
    listedFilms: pages.flatMap(({ films }) => films.map(({ film }) => film)),
  };
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
      const lovedPath = `${path}/films?loved=true&limit=100`;
      const loved = bodyOf(await get(backend, lovedPath), 200, BODIES.watchedFilms);
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
          loved: loved.films.some(({ _id }) => _id === filmId),
        };
      });
    }),
  );
  const films = pages.map(({ film }) => film);
  const { lists, listedFilms } = await listsOf(backend);
  return {
    ...{ users, posts, replies, films, lists },
    listedFilms: listedFilms.filter(({ _id }) => !films.some((film) => film._id === _id)),
    seeded: seeded.flat(),
  };
}
