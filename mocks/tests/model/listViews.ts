import type { SharedList } from '../../../src/domain/entities';
import type { FilmSummary } from '../../../src/domain/filmSummary';
import type { List, ListSummary } from '../../../src/domain/lists';
import type { FilmList } from './filmLists';
import { isAbsent } from './hiding';
import { isWatchedBy, summaryFor } from './films';
import { summaryOf } from './people';
import type { World } from './world';

const POSTERS = 5;

export const listOf = ({ lists }: World, id: string | undefined): FilmList | undefined =>
  lists.find(({ _id }) => _id === id);

/** Whether the viewer may know of a list; `viewerId` is empty for a guest. */
export const isShownTo = (
  world: World,
  viewerId: string,
  { isPublic, ownerId }: FilmList,
): boolean => ownerId === viewerId || (isPublic && !isAbsent(world, viewerId, ownerId));

/** The list with this id if the viewer may know of it. */
export function listShownTo(world: World, viewerId: string, id: string): FilmList | undefined {
  const list = listOf(world, id);
  return list && isShownTo(world, viewerId, list) ? list : undefined;
}

export const likesOf = ({ likedBy, otherLikes }: FilmList): number => likedBy.length + otherLikes;

export const holds = ({ films }: FilmList, filmId: string): boolean =>
  films.some((placed) => placed.filmId === filmId);

/** A list as answered; later pages of its films do not say how many of them the viewer has seen. */
export function listFor(world: World, list: FilmList, viewerId: string, withSeen = true): List {
  const { _id, title, description, ranked, isPublic, ownerId, films, likedBy } = list;
  const { createdAt, updatedAt, revision } = list;
  return {
    ...{ _id, title, description, ranked, createdAt, updatedAt, revision },
    public: isPublic,
    owner: summaryOf(world, ownerId),
    filmCount: films.length,
    likeCount: likesOf(list),
    liked: likedBy.includes(viewerId),
    ...(viewerId !== '' &&
      withSeen && {
        seen: films.filter(({ filmId }) => isWatchedBy(world, viewerId, filmId)).length,
      }),
  };
}

const postersFor = (world: World, { films }: FilmList, viewerId: string): FilmSummary[] =>
  films.slice(0, POSTERS).map(({ filmId }) => summaryFor(world, filmId, viewerId));

/** A list in a list of lists. */
export const listSummaryFor = (world: World, list: FilmList, viewerId: string): ListSummary => ({
  ...listFor(world, list, viewerId),
  posters: postersFor(world, list, viewerId),
});

/** The list of a post or a notification; nothing where the viewer may not know of it. */
export function sharedListFor(
  world: World,
  listId: string | undefined,
  viewerId: string,
): { list?: SharedList } {
  const list = listOf(world, listId);
  if (!list || !isShownTo(world, viewerId, list)) return {};
  const { _id, title, films, ownerId } = list;
  return {
    list: {
      ...{ _id, title },
      filmCount: films.length,
      owner: summaryOf(world, ownerId),
      posters: postersFor(world, list, viewerId),
    },
  };
}
