import { bodyOf, type Answer } from '../../testing/client';
import { BODIES } from '../../testing/shapes';
import { compareKeys } from './feeds';
import type { FilmList, PageCursor, PlacedFilm, Shelf, ShelfCursor } from './filmLists';
import { summaryFor } from './films';
import { isAbsent } from './hiding';
import { someListFilmId, someListId } from './listChoices';
import type { ListCommandOf } from './listCommands';
import { isKnownFilm } from './listSteps';
import { holds, isShownTo, likesOf, listFor, listShownTo, listSummaryFor } from './listViews';
import { plain } from './people';
import { named, pick, read, refuse, somePersonId, type Scene, type Step } from './step';

/** What follows a film, which may have been moved or removed since: then whatever the answer begins with. */
function filmsAfter({ films }: FilmList, { last }: PageCursor, answer: Answer): PlacedFilm[] {
  const at = films.indexOf(last);
  if (at >= 0) return films.slice(at + 1);
  const [first] = bodyOf(answer, 200, BODIES.listPage).films;
  const start = films.findIndex(({ filmId }) => filmId === first?.film._id);
  return start < 0 ? [] : films.slice(start);
}

function pageOf(scene: Scene, id: string, limit: number, after: PageCursor | null): Step {
  const { world, me } = scene;
  const settle = (answer: Answer) => {
    const list = listShownTo(world, me, id);
    if (!list) return refuse('listNotFound');
    const { nextCursor } = bodyOf(answer, 200, BODIES.listPage);
    const rest = after ? filmsAfter(list, after, answer) : list.films;
    const page = rest.slice(0, limit);
    const last = page.at(-1);
    const more = rest.length > limit;
    if (more && last) world.pageCursors.push({ cursor: nextCursor ?? '', listId: id, last });
    return read({
      list: listFor(world, list, me, after === null),
      films: page.map(({ filmId, note }) => ({ film: summaryFor(world, filmId, me), note })),
      nextCursor: more ? (nextCursor ?? 'a cursor') : null,
    });
  };
  const cursor = after ? `&cursor=${after.cursor}` : '';
  const path = `/api/lists/${id}?limit=${limit}${cursor}`;
  return { method: 'GET', path, token: 'optional', settle };
}

export const oneList = (scene: Scene, { list, limit }: ListCommandOf<'oneList'>): Step =>
  pageOf(scene, someListId(scene.world, list), limit, null);

/** Continues from any cursor of a list's films ever issued. */
export function nextOfList(scene: Scene, { cursor, limit }: ListCommandOf<'nextOfList'>): Step {
  const { pageCursors } = scene.world;
  if (pageCursors.length === 0) return pageOf(scene, someListId(scene.world, cursor), limit, null);
  const after = pick(pageCursors, cursor);
  return pageOf(scene, after.listId, limit, after);
}

const keyOf = ({ sort }: Shelf, list: FilmList): number[] =>
  sort === 'liked' ? [likesOf(list), list.order] : [list.order];

function shelfStep(scene: Scene, shelf: Shelf, limit: number, after: ShelfCursor | null): Step {
  const { world, me } = scene;
  const settle = (answer: Answer) => {
    const { nextCursor } = bodyOf(answer, 200, BODIES.lists);
    const rest = world.lists
      .filter((list) => shelf.accepts(list, me) && !isAbsent(world, me, list.ownerId))
      .sort((a, b) => compareKeys(keyOf(shelf, a), keyOf(shelf, b)))
      .filter((list) => after === null || compareKeys(after.key, keyOf(shelf, list)) < 0);
    const page = rest.slice(0, limit);
    const last = page.at(-1);
    const more = rest.length > limit;
    if (more && last)
      world.shelfCursors.push({ cursor: nextCursor ?? '', shelf, key: keyOf(shelf, last) });
    const { asks } = shelf;
    return read({
      lists: page.map((list) => ({
        ...listSummaryFor(world, list, me),
        ...(asks !== undefined && { holds: holds(list, asks) }),
      })),
      nextCursor: more ? (nextCursor ?? 'a cursor') : null,
    });
  };
  const path = `${shelf.path}&limit=${limit}${after ? `&cursor=${after.cursor}` : ''}`;
  return { method: 'GET', path, token: 'optional', settle };
}

export function allLists(scene: Scene, { sort, limit }: ListCommandOf<'allLists'>): Step {
  const path = `/api/lists?sort=${sort}`;
  return shelfStep(scene, { path, sort, accepts: ({ isPublic }) => isPublic }, limit, null);
}

export function listsWithFilm(
  scene: Scene,
  { film, sort, limit }: ListCommandOf<'listsWithFilm'>,
): Step {
  const filmId = someListFilmId(scene.world, film);
  const path = `/api/lists?film=${filmId}&sort=${sort}`;
  const accepts = (list: FilmList) => list.isPublic && holds(list, filmId);
  const step = shelfStep(scene, { path, sort, accepts }, limit, null);
  return isKnownFilm(scene.world, filmId)
    ? step
    : { ...step, settle: () => refuse('filmNotFound') };
}

/** The words of a search, of which one in quotes may contain spaces. */
const wordsOf = (q: string): string[] =>
  q.startsWith('"') ? [q.replaceAll('"', '')] : q.split(' ').filter((word) => word !== '');

export function listsFound(scene: Scene, { q, limit }: ListCommandOf<'listsFound'>): Step {
  const words = wordsOf(plain(q));
  const accepts = ({ isPublic, title, description }: FilmList) =>
    isPublic &&
    words.length > 0 &&
    words.every((word) => [title, description].some((text) => plain(text).includes(word)));
  const path = `/api/lists?q=${encodeURIComponent(q)}`;
  return shelfStep(scene, { path, sort: 'latest', accepts }, limit, null);
}

export function listsBy(scene: Scene, command: ListCommandOf<'listsBy'>): Step {
  const { world } = scene;
  const { sort, limit } = command;
  const id = somePersonId(world, command.person);
  const { person, address } = named(
    scene,
    world.people.find(({ _id }) => _id === id),
  );
  const asks = command.film === undefined ? undefined : someListFilmId(world, command.film);
  const shelf: Shelf = {
    path: `/api/users/${address}/lists?sort=${sort}${asks === undefined ? '' : `&film=${asks}`}`,
    sort,
    ownerId: id,
    accepts: (list, viewerId) => list.ownerId === id && isShownTo(world, viewerId, list),
    ...(asks !== undefined && { asks }),
  };
  const step = shelfStep(scene, shelf, limit, null);
  if (!person) return { ...step, settle: () => refuse('userNotFound') };
  const isKnown = asks === undefined || isKnownFilm(world, asks);
  return isKnown ? step : { ...step, settle: () => refuse('filmNotFound') };
}

/** Continues from any cursor of lists ever issued, however much has changed since then. */
export function nextLists(scene: Scene, { cursor, limit }: ListCommandOf<'nextLists'>): Step {
  const { people, shelfCursors } = scene.world;
  // The name of somebody who is erased may be another's.
  const current = shelfCursors.filter(
    ({ shelf: { ownerId } }) => ownerId === undefined || people.some(({ _id }) => _id === ownerId),
  );
  if (current.length === 0) return allLists(scene, { call: 'allLists', sort: 'latest', limit });
  const after = pick(current, cursor);
  const { ownerId } = after.shelf;
  const step = shelfStep(scene, after.shelf, limit, after);
  return ownerId !== undefined && isAbsent(scene.world, scene.me, ownerId)
    ? { ...step, settle: () => refuse('userNotFound') }
    : step;
}
