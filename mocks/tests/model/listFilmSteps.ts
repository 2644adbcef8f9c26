import type { FilmList } from './filmLists';
import { ownListId, someFilmIdOn, someListFilmId } from './listChoices';
import type { ListCommandOf } from './listCommands';
import { answered, isGoodNote, isKnownFilm, placedFilm, touch } from './listSteps';
import { holds, listFor, listOf, listShownTo } from './listViews';
import { malformed, refuse, type Expected, type Scene, type Step } from './step';

const step = (call: string, id: string, body: object, settle: () => Expected): Step => ({
  method: 'POST',
  path: `/api/lists/${call}/${id}`,
  body,
  token: 'required',
  settle,
});

export function addToList(scene: Scene, command: ListCommandOf<'addToList'>): Step {
  const { world, me, now } = scene;
  const { note } = command;
  const id = ownListId(scene, command.list);
  const filmId = someListFilmId(world, command.film);
  return step('add', id, { filmId, note }, () => {
    if (!isGoodNote(note)) return malformed;
    const list = listShownTo(world, me, id);
    if (!list) return refuse('listNotFound');
    if (!isKnownFilm(world, filmId)) return refuse('filmNotFound');
    if (list.ownerId !== me) return refuse('editNotListOwner');
    if (holds(list, filmId)) return refuse('filmOnList');
    list.films.push(placedFilm(filmId, note));
    touch(list, now);
    return answered(scene, list);
  });
}

export function removeFromList(scene: Scene, command: ListCommandOf<'removeFromList'>): Step {
  const { world, me, now } = scene;
  const id = ownListId(scene, command.list);
  const filmId = someFilmIdOn(world, listOf(world, id), command.film);
  return step('remove', id, { filmId }, () => {
    const list = listShownTo(world, me, id);
    if (!list) return refuse('listNotFound');
    if (list.ownerId !== me) return refuse('editNotListOwner');
    if (!holds(list, filmId)) return refuse('filmNotOnList');
    list.films = list.films.filter((placed) => placed.filmId !== filmId);
    touch(list, now);
    return answered(scene, list);
  });
}

/** The answer to a change of several films; none is no change. */
function manyAnswered(scene: Scene, list: FilmList, ids: string[]): Expected {
  if (ids.length > 0) touch(list, scene.now);
  const body = { list: listFor(scene.world, list, scene.me), changed: ids };
  return { status: 201, body, changes: ids.length > 0 };
}

export function addFilmsToList(scene: Scene, command: ListCommandOf<'addFilmsToList'>): Step {
  const { world, me } = scene;
  const id = ownListId(scene, command.list);
  const filmIds = command.films.map((film) => someListFilmId(world, film));
  return step('add-films', id, { filmIds }, () => {
    const list = listShownTo(world, me, id);
    if (!list) return refuse('listNotFound');
    if (list.ownerId !== me) return refuse('editNotListOwner');
    if (!filmIds.every((filmId) => isKnownFilm(world, filmId))) return refuse('filmNotFound');
    const added: string[] = [];
    for (const filmId of filmIds) {
      if (holds(list, filmId)) continue;
      list.films.push(placedFilm(filmId, null));
      added.push(filmId);
    }
    return manyAnswered(scene, list, added);
  });
}

export function removeFilmsFromList(
  scene: Scene,
  command: ListCommandOf<'removeFilmsFromList'>,
): Step {
  const { world, me } = scene;
  const id = ownListId(scene, command.list);
  const filmIds = command.films.map((film) => someFilmIdOn(world, listOf(world, id), film));
  return step('remove-films', id, { filmIds }, () => {
    const list = listShownTo(world, me, id);
    if (!list) return refuse('listNotFound');
    if (list.ownerId !== me) return refuse('editNotListOwner');
    const removed = [...new Set(filmIds)].filter((filmId) => holds(list, filmId));
    list.films = list.films.filter(({ filmId }) => !removed.includes(filmId));
    return manyAnswered(scene, list, removed);
  });
}

export function moveOnList(scene: Scene, { to, ...command }: ListCommandOf<'moveOnList'>): Step {
  const { world, me, now } = scene;
  const id = ownListId(scene, command.list);
  const filmId = someFilmIdOn(world, listOf(world, id), command.film);
  return step('move', id, { filmId, to }, () => {
    const list = listShownTo(world, me, id);
    if (!list) return refuse('listNotFound');
    if (list.ownerId !== me) return refuse('editNotListOwner');
    const moved = list.films.find((placed) => placed.filmId === filmId);
    if (!moved) return refuse('filmNotOnList');
    const others = list.films.filter((placed) => placed !== moved);
    list.films = [...others.slice(0, to), { ...moved }, ...others.slice(to)];
    touch(list, now);
    return answered(scene, list);
  });
}
