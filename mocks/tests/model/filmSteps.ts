import { textsOf } from '../../../src/domain/entryTexts';
import { LIMITS } from '../../../src/domain/limits';
import { bodyOf, type Answer } from '../../testing/client';
import { BODIES } from '../../testing/shapes';
import {
  entriesOf,
  entryFor,
  heldBy,
  isListedBy,
  isLovedBy,
  isWatchedBy,
  numbersOf,
  problemOfDay,
  ratingOf,
  clearUnwatchedMark,
  signOf,
  summaryFor,
} from './films';
import { isAbsent, isMuted } from './hiding';
import { goodRating, someFilmId, type FilmCommand } from './filmCommands';
import {
  changed,
  malformed,
  named,
  pick,
  read,
  refuse,
  somebody,
  type Scene,
  type Step,
} from './step';
import { summaryOf } from './people';
import { tagFields } from './tags';
import type { Entry, World } from './world';

type CommandOf<K extends FilmCommand['call']> = Extract<FilmCommand, { call: K }>;

const isKnown = ({ films }: World, filmId: string) => films.some(({ _id }) => _id === filmId);

export function rateFilm(scene: Scene, { film, rating }: CommandOf<'rateFilm'>): Step {
  const { world, me } = scene;
  const filmId = someFilmId(film);
  const settle = () => {
    if (!goodRating(rating)) return malformed;
    if (!isKnown(world, filmId)) return refuse('filmNotFound');
    const sign = signOf(world, me, filmId);
    const changes = rating !== null || sign.rating !== null;
    if (rating !== null && !isWatchedBy(world, me, filmId)) sign.listed = null;
    sign.rating = rating === null ? null : { stars: rating, order: world.order++ };
    if (rating !== null) clearUnwatchedMark(world, me, filmId);
    const body = { rating: ratingOf(world, me, filmId), numbers: numbersOf(world, filmId) };
    return { status: 200, body, changes };
  };
  const path = `/api/films/rate/${filmId}`;
  return { method: 'POST', path, body: { rating }, token: 'required', settle };
}

export function watch({ world, me }: Scene, { film, seen }: CommandOf<'watch'>): Step {
  const filmId = someFilmId(film);
  const settle = () => {
    if (!isKnown(world, filmId)) return refuse('filmNotFound');
    const changes = isWatchedBy(world, me, filmId) !== seen;
    if (changes) {
      const sign = signOf(world, me, filmId);
      sign.mark = seen;
      if (!seen) sign.rating = null;
    }
    const held = heldBy(world, me, filmId);
    return { status: 200, body: { watched: seen, ...(held && { heldBy: held }) }, changes };
  };
  const path = `/api/films/${seen ? '' : 'remove-'}watched/${filmId}`;
  return { method: 'POST', path, token: 'required', settle };
}

const listOf = (world: World, personId: string): string[] =>
  world.signs
    .filter((sign) => sign.personId === personId && sign.listed !== null)
    .sort((a, b) => (b.listed ?? 0) - (a.listed ?? 0))
    .map(({ filmId }) => filmId);

export function list({ world, me }: Scene, { film, listed }: CommandOf<'list'>): Step {
  const filmId = someFilmId(film);
  const settle = () => {
    if (!isKnown(world, filmId)) return refuse('filmNotFound');
    const sign = signOf(world, me, filmId);
    const changes = (sign.listed !== null) !== listed;
    if (changes) sign.listed = listed ? world.order++ : null;
    return { status: 200, body: { watchlist: listOf(world, me) }, changes };
  };
  const path = `/api/films/${listed ? '' : 'remove-'}watchlist/${filmId}`;
  return { method: 'POST', path, token: 'required', settle };
}

export function love({ world, me }: Scene, { film, loved }: CommandOf<'love'>): Step {
  const filmId = someFilmId(film);
  const settle = () => {
    if (!isKnown(world, filmId)) return refuse('filmNotFound');
    const sign = signOf(world, me, filmId);
    const changes = (sign.loved !== null) !== loved;
    if (changes) sign.loved = loved ? world.order++ : null;
    return { status: 200, body: { loved }, changes };
  };
  const path = `/api/films/${loved ? '' : 'remove-'}love/${filmId}`;
  return { method: 'POST', path, token: 'required', settle };
}

export function filmPage({ world, me }: Scene, { film }: CommandOf<'filmPage'>): Step {
  const filmId = someFilmId(film);
  const settle = (answer: Answer) => {
    if (!isKnown(world, filmId)) return refuse('filmNotFound');
    const { film: facts } = bodyOf(answer, 200, BODIES.filmPage);
    const followed = world.follows
      .filter(({ from, to }) => from === me && !isAbsent(world, me, to) && !isMuted(world, me, to))
      .map(({ to }) => to);
    const evening = entriesOf(world, me).find((entry) => entry.filmId === filmId);
    return read({
      film: { ...facts, ...summaryFor(world, filmId, me) },
      numbers: numbersOf(world, filmId),
      mine:
        me === ''
          ? null
          : {
              rating: ratingOf(world, me, filmId),
              watched: isWatchedBy(world, me, filmId),
              watchlist: isListedBy(world, me, filmId),
              loved: isLovedBy(world, me, filmId),
              ...(evening && isWatchedBy(world, me, filmId) && { watchedOn: evening.watchedOn }),
            },
      friends:
        me === ''
          ? null
          : followed
              .filter((id) => isWatchedBy(world, id, filmId))
              .map((id) => ({ user: summaryOf(world, id), rating: ratingOf(world, id, filmId) })),
    });
  };
  return { method: 'GET', path: `/api/films/${filmId}`, token: 'optional', settle };
}

export function writeEntry(scene: Scene, command: CommandOf<'writeEntry'>): Step {
  const { world, me, now } = scene;
  const { id: _id, film, watchedOn, rating, again, text, tags } = command;
  const filmId = someFilmId(film);
  const settle = () => {
    if (!goodRating(rating)) return malformed;
    if (!isKnown(world, filmId)) return refuse('filmNotFound');
    const problem = problemOfDay(watchedOn, now);
    if (problem) return refuse(problem);
    const existing = world.entries.find((entry) => entry._id === _id);
    if (existing && existing.personId !== me) return refuse('entryIdTaken');
    const gone = world.deletedEntries.find(
      (other) => other.entry._id === _id && now - other.at < LIMITS.restoreMs,
    );
    if (gone && !existing && gone.entry.personId !== me) return refuse('entryIdTaken');
    const entry: Entry = existing ?? {
      ...{ _id, personId: me, filmId, watchedOn },
      rating: rating ?? null,
      again: again ?? null,
      ...textsOf({}),
      text: text?.trim() ? text : null,
      ...tagFields(tags),
      ratedOrder: world.order++,
      order: world.order++,
    };
    if (!existing) {
      world.entries.push(entry);
      world.deletedEntries = world.deletedEntries.filter((gone) => gone.entry._id !== _id);
      clearUnwatchedMark(world, me, filmId);
    }
    return { status: 201, body: { entry: entryFor(world, entry, me) }, changes: !existing };
  };
  const body = { entryData: { _id, filmId, watchedOn, rating, again, text, tags } };
  return { method: 'POST', path: '/api/diary', body, token: 'required', settle };
}

/** An entry that exists, of a post or not, or that never did; mostly the caller's. */
function someEntry({ world, me }: Scene, choice: number): Entry | null {
  const all = world.people.flatMap(({ _id }) => entriesOf(world, _id));
  const own = all.filter(({ personId }) => personId === me);
  return pick([...(choice % 4 === 0 ? all : own), null], choice);
}

export function editEntry(scene: Scene, command: CommandOf<'editEntry'>): Step {
  const { world, me, now } = scene;
  const { film, watchedOn, rating, tags } = command;
  const entry = someEntry(scene, command.entry);
  const filmId = film === undefined ? undefined : someFilmId(film);
  const settle = () => {
    if (!goodRating(rating)) return malformed;
    if (!entry || isAbsent(world, me, entry.personId)) return refuse('entryNotFound');
    if (filmId !== undefined && !isKnown(world, filmId)) return refuse('filmNotFound');
    if (entry.personId !== me) return refuse('editNotDiarist');
    if (entry._id.startsWith('post.')) return refuse('entryOfPost');
    const problem = problemOfDay(watchedOn ?? entry.watchedOn, now);
    if (problem) return refuse(problem);
    const next = {
      filmId: filmId ?? entry.filmId,
      watchedOn: watchedOn ?? entry.watchedOn,
      rating: rating === undefined ? entry.rating : rating,
    };
    const isSame = next.filmId === entry.filmId && next.rating === entry.rating;
    const { tags: earlier } = entry;
    delete entry.tags;
    Object.assign(entry, next, tagFields(tags ?? earlier));
    if (!isSame) entry.ratedOrder = world.order++;
    clearUnwatchedMark(world, me, entry.filmId);
    return changed(201, { entry: entryFor(world, entry, me) });
  };
  const path = `/api/diary/edit/${entry?._id ?? 'never-was'}`;
  const body = { entryData: { filmId, watchedOn, rating, tags } };
  return { method: 'POST', path, body, token: 'required', settle };
}

export function removeEntry(scene: Scene, command: CommandOf<'removeEntry'>): Step {
  const { world, me, now } = scene;
  const entry = someEntry(scene, command.entry);
  const settle = () => {
    if (!entry || isAbsent(world, me, entry.personId)) return refuse('entryNotFound');
    if (entry.personId !== me) return refuse('deleteNotDiarist');
    if (entry._id.startsWith('post.')) return refuse('entryOfPost');
    world.entries = world.entries.filter((other) => other !== entry);
    world.deletedEntries.push({ entry, at: now });
    return changed(201, {});
  };
  const path = `/api/diary/${entry?._id ?? 'never-was'}`;
  return { method: 'DELETE', path, token: 'required', settle };
}

export function restoreEntry(scene: Scene, { entry: choice }: CommandOf<'restoreEntry'>): Step {
  const { world, me, now } = scene;
  const gone = pick([...world.deletedEntries.map(({ entry }) => entry), null], choice);
  const id = (choice % 3 === 0 ? someEntry(scene, choice) : gone)?._id ?? 'never-was';
  const settle = () => {
    const existing = entriesOf(world, me).find(({ _id }) => _id === id);
    if (existing)
      return { status: 201, body: { entry: entryFor(world, existing, me) }, changes: false };
    const taken = world.deletedEntries.find((other) => other.entry._id === id);
    if (taken?.entry.personId !== me || now - taken.at >= LIMITS.restoreMs)
      return refuse('entryNotFound');
    world.deletedEntries = world.deletedEntries.filter((other) => other !== taken);
    world.entries.push(taken.entry);
    clearUnwatchedMark(world, me, taken.entry.filmId);
    return changed(201, { entry: entryFor(world, taken.entry, me) });
  };
  const path = `/api/diary/restore/${id}`;
  return { method: 'POST', path, token: 'required', settle };
}

export function listing(
  scene: Scene,
  choice: number,
  name: 'diary' | 'watchlist' | 'films',
  view: (personId: string, answer: Answer) => object,
  query: Record<string, string> = {},
): Step {
  const { person, address } = named(scene, somebody(scene, choice));
  const settle = (answer: Answer) =>
    person ? read({ ...view(person._id, answer), nextCursor: null }) : refuse('userNotFound');
  const params = new URLSearchParams({ limit: '100', ...query });
  const path = `/api/users/${address}/${name}?${params}`;
  return { method: 'GET', path, token: 'optional', settle };
}

export const diary = (scene: Scene, { person }: CommandOf<'diary'>): Step =>
  listing(scene, person, 'diary', (id) => ({
    entries: entriesOf(scene.world, id).map((entry) => entryFor(scene.world, entry, scene.me)),
  }));

export const watchlist = (scene: Scene, { person }: CommandOf<'watchlist'>): Step =>
  listing(scene, person, 'watchlist', (id) => ({
    films: listOf(scene.world, id).map((filmId) => summaryFor(scene.world, filmId, scene.me)),
  }));

/** A person's film, as the viewer sees it. */
const personFilmFor = (world: World, personId: string, filmId: string, viewerId: string) => ({
  ...summaryFor(world, filmId, viewerId),
  rating: ratingOf(world, personId, filmId),
  watchedOn: isWatchedBy(world, personId, filmId)
    ? (entriesOf(world, personId).find((entry) => entry.filmId === filmId)?.watchedOn ?? null)
    : null,
});

/** The latest loved first. */
export const lovedFilms = (scene: Scene, { person }: CommandOf<'lovedFilms'>): Step =>
  listing(
    scene,
    person,
    'films',
    (id) => {
      const { world, me } = scene;
      return {
        films: world.signs
          .filter((sign) => sign.personId === id && sign.loved !== null)
          .sort((a, b) => (b.loved ?? 0) - (a.loved ?? 0))
          .map(({ filmId }) => personFilmFor(world, id, filmId, me)),
      };
    },
    { loved: 'true' },
  );

/** The order of films last seen on the same day is undefined. */
export const watchedFilms = (scene: Scene, { person }: CommandOf<'watchedFilms'>): Step =>
  listing(scene, person, 'films', (id, answer) => {
    const { world, me } = scene;
    const answered = bodyOf(answer, 200, BODIES.watchedFilms).films.map(({ _id }) => _id);
    const films = world.films
      .filter(({ _id }) => isWatchedBy(world, id, _id))
      .map(({ _id }) => personFilmFor(world, id, _id, me));
    const place = ({ _id }: { _id: string }) => answered.indexOf(_id);
    return {
      films: films.sort((a, b) =>
        a.watchedOn === b.watchedOn
          ? place(a) - place(b)
          : (a.watchedOn ?? '') < (b.watchedOn ?? '')
            ? 1
            : -1,
      ),
    };
  });
