import type { FilmList } from './filmLists';
import { pick, type Scene } from './step';
import type { World } from './world';

/** The id of one of these lists, or of one that never was. */
export const anyListId = (lists: readonly FilmList[], choice: number): string =>
  pick([...lists.map(({ _id }) => _id), 'never-was'], choice);

/** The id of a list that exists, existed, or never did, whoever may know of it. */
export const someListId = ({ lists, deletedLists }: World, choice: number): string =>
  anyListId([...lists, ...deletedLists.map(({ list }) => list)], choice);

/** Mostly one of the caller's own, so that lists are changed. */
export function ownListId({ world, me }: Scene, choice: number): string {
  const own = world.lists.filter(({ ownerId }) => ownerId === me);
  return choice % 5 === 0 || own.length === 0 ? someListId(world, choice) : pick(own, choice)._id;
}

/** Mostly one that the caller likes, so that likes are taken back. */
export function likedListId({ world, me }: Scene, choice: number): string {
  const liked = world.lists.filter(({ likedBy }) => likedBy.includes(me));
  return choice % 3 === 0 || liked.length === 0
    ? someListId(world, choice)
    : pick(liked, choice)._id;
}

/** Mostly one of the first films, so that lists have films in common; occasionally one that does not exist. */
export function someListFilmId({ films, listedFilms }: World, choice: number): string {
  if (choice % 40 === 0) return 'no-such-film';
  const all = [...films, ...listedFilms];
  return pick(choice % 5 === 0 ? all : all.slice(0, 8), choice)._id;
}

/** Mostly a film that is on the list. */
export function someFilmIdOn(world: World, list: FilmList | undefined, choice: number): string {
  return choice % 4 === 0 || !list || list.films.length === 0
    ? someListFilmId(world, choice)
    : pick(list.films, choice).filmId;
}
