import { LIMITS } from '../../../src/domain/limits';
import { LIST_LIMITS } from '../../../src/domain/listLimits';
import type { FilmList, PlacedFilm } from './filmLists';
import { anyListId, ownListId, someListFilmId } from './listChoices';
import type { ChosenFilm, ListCommandOf, ListFields } from './listCommands';
import { listFor, listOf, listShownTo } from './listViews';
import { withdrawList } from './notifications';
import { bringBack } from './notified';
import { changed, malformed, refuse, type Expected, type Scene, type Step } from './step';
import { stamp, type World } from './world';

/** The answer to most changes of a list. */
export const answered = ({ world, me }: Scene, list: FilmList, changes = true): Expected => ({
  status: 201,
  body: { list: listFor(world, list, me) },
  changes,
});

/** Adds a list of the actor's that nobody likes yet. */
export function addList(
  { world, me, now }: Scene,
  fields: Pick<FilmList, '_id' | 'title' | 'description' | 'ranked' | 'isPublic' | 'films'>,
): FilmList {
  const list: FilmList = {
    ...fields,
    ownerId: me,
    likedBy: [],
    otherLikes: 0,
    createdAt: stamp(now),
    updatedAt: stamp(now),
    revision: 1,
    order: world.order++,
  };
  // Posts about a deleted list with its id are not about this one.
  for (const piece of [...world.pieces, ...world.deleted.map((gone) => gone.piece)])
    if (piece.listId === list._id) piece.listId = undefined;
  world.lists.push(list);
  return list;
}

/** A list whose owner changed it. */
export function touch(list: FilmList, now: number): void {
  list.revision += 1;
  list.updatedAt = stamp(now);
}

const isTooLong = (text: string | null | undefined, limit: number) =>
  typeof text === 'string' && [...new Intl.Segmenter().segment(text)].length > limit;

export const isGoodNote = (note: string | null | undefined): boolean =>
  !isTooLong(note, LIST_LIMITS.note);

const areGood = ({ title, description, films = [] }: ListFields): boolean =>
  title?.replaceAll('\u2800', '').trim() !== '' &&
  !isTooLong(title, LIST_LIMITS.title) &&
  !isTooLong(description, LIST_LIMITS.description) &&
  films.every(({ note }) => isGoodNote(note));

/** A blank note is none. */
export const placedFilm = (filmId: string, note: string | null | undefined): PlacedFilm => ({
  filmId,
  note: note?.trim() ? note : null,
});

const chosenFilms = (world: World, films: ChosenFilm[] | undefined) =>
  films?.map(({ film, note }) => ({ filmId: someListFilmId(world, film), note }));

export const isKnownFilm = ({ films, listedFilms }: World, filmId: string): boolean =>
  [...films, ...listedFilms].some(({ _id }) => _id === filmId);

const hasTwice = (films: { filmId: string }[]) =>
  films.some(({ filmId }, at) => films.findIndex((other) => other.filmId === filmId) < at);

export function makeList(scene: Scene, { id: _id, fields }: ListCommandOf<'makeList'>): Step {
  const { world, me, now } = scene;
  const films = chosenFilms(world, fields.films);
  const { title = '', description, ranked, isPublic } = fields;
  const settle = () => {
    if (!areGood(fields)) return malformed;
    if (films?.some(({ filmId }) => !isKnownFilm(world, filmId))) return refuse('filmNotFound');
    if (films && hasTwice(films)) return refuse('filmOnList');
    const existing = listOf(world, _id);
    if (existing)
      return existing.ownerId === me ? answered(scene, existing, false) : refuse('listIdTaken');
    const gone = world.deletedLists.find(
      ({ list, at }) => list._id === _id && now - at < LIMITS.restoreMs,
    );
    if (gone && gone.list.ownerId !== me) return refuse('listIdTaken');
    const list = addList(scene, {
      _id,
      title: title.trim(),
      description: description ?? '',
      ranked: ranked ?? false,
      isPublic: isPublic ?? true,
      films: (films ?? []).map(({ filmId, note }) => placedFilm(filmId, note)),
    });
    world.deletedLists = world.deletedLists.filter((other) => other.list._id !== _id);
    return answered(scene, list);
  };
  const body = { listData: { _id, title, description, ranked, public: isPublic, films } };
  return { method: 'POST', path: '/api/lists', body, token: 'required', settle };
}

/** The films of a list after an edit that names them: where their order is the same, they keep their places. */
function replaced(before: PlacedFilm[], after: PlacedFilm[]): PlacedFilm[] {
  const idsOf = (films: PlacedFilm[]) => films.map(({ filmId }) => filmId).join();
  if (idsOf(before) !== idsOf(after)) return after;
  return before.map((placed, at) => Object.assign(placed, after[at]));
}

export function editList(
  scene: Scene,
  { list: choice, fields, revision: sent }: ListCommandOf<'editList'>,
): Step {
  const { world, me, now } = scene;
  const id = ownListId(scene, choice);
  const current = listOf(world, id)?.revision ?? 1;
  const revision = { none: undefined, right: current, stale: current - 1 }[sent];
  const films = chosenFilms(world, fields.films);
  const { title, description, ranked, isPublic } = fields;
  const settle = () => {
    if (!areGood(fields)) return malformed;
    const list = listShownTo(world, me, id);
    if (!list) return refuse('listNotFound');
    if (films?.some(({ filmId }) => !isKnownFilm(world, filmId))) return refuse('filmNotFound');
    if (list.ownerId !== me) return refuse('editNotListOwner');
    if (sent === 'stale') return refuse('listChanged');
    if (films && hasTwice(films)) return refuse('filmOnList');
    list.title = title?.trim() ?? list.title;
    list.description = description ?? list.description;
    list.ranked = ranked ?? list.ranked;
    list.isPublic = isPublic ?? list.isPublic;
    if (films)
      list.films = replaced(
        list.films,
        films.map(({ filmId, note }) => placedFilm(filmId, note)),
      );
    touch(list, now);
    return answered(scene, list);
  };
  const body = { listData: { title, description, ranked, public: isPublic, films }, revision };
  return { method: 'POST', path: `/api/lists/edit/${id}`, body, token: 'required', settle };
}

export function removeList(scene: Scene, { list: choice }: ListCommandOf<'removeList'>): Step {
  const { world, me, now } = scene;
  const id = ownListId(scene, choice);
  const settle = () => {
    const list = listShownTo(world, me, id);
    if (!list) return refuse('listNotFound');
    if (list.ownerId !== me) return refuse('deleteNotListOwner');
    world.lists = world.lists.filter((other) => other !== list);
    world.deletedLists.push({ list, withdrawn: withdrawList(world, list), at: now });
    return changed(201, {});
  };
  return { method: 'DELETE', path: `/api/lists/${id}`, token: 'required', settle };
}

export function restoreList(scene: Scene, { list: choice }: ListCommandOf<'restoreList'>): Step {
  const { world, me, now } = scene;
  const gone = world.deletedLists.map(({ list }) => list);
  const id = choice % 3 === 0 ? ownListId(scene, choice) : anyListId(gone, choice);
  const settle = () => {
    const existing = listOf(world, id);
    if (existing?.ownerId === me) return answered(scene, existing, false);
    const taken = world.deletedLists.find(({ list }) => list._id === id);
    if (taken?.list.ownerId !== me || now - taken.at >= LIMITS.restoreMs)
      return refuse('listNotFound');
    world.deletedLists = world.deletedLists.filter((other) => other !== taken);
    world.lists.push(taken.list);
    bringBack(world, taken.withdrawn);
    return answered(scene, taken.list);
  };
  return { method: 'POST', path: `/api/lists/restore/${id}`, token: 'required', settle };
}
