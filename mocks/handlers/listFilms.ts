import {
  AddToListSchema,
  FilmsOfListSchema,
  MoveOnListSchema,
  RemoveFromListSchema,
} from '../../src/domain/listRequests';
import { currentFilmId } from '../films/findFilm';
import { storeFilms } from '../films/storeFilms';
import { findList, filmsOn, putList, replaceFilms } from '../lists/listStore';
import { gapAt } from '../lists/gapAt';
import {
  addFilm,
  addFilms,
  movedInto,
  removeFilm,
  removeFilms,
  renumbered,
} from '../rules/listFilms';
import type { ListFilmRecord, ListRecord } from '../rules/listRecords';
import { ownList, touched } from '../rules/lists';
import { found, granted } from '../rules/refusal';
import { endpoint, type Call, type Endpoint } from './endpoint';
import { mutateList } from './mutateList';
import type { Server } from './server';
import { standingContext } from './standingContext';
import { authorisedBody, type ActorMutation } from './transactions';

/** Stores a list after some of its films were. Without any, nothing has changed. */
async function manyChanged(
  { tx }: ActorMutation,
  before: ListRecord,
  list: ListRecord,
  films: readonly ListFilmRecord[],
) {
  const changed = films.map(({ filmId }) => filmId);
  if (changed.length === 0) return { before, list: before, kind: null, changed };
  return { before, list: await putList(tx, list), kind: 'list' as const, changed };
}

/** Changes of single films of a list, or of some, which read and write little of it. */
export function listFilmEndpoints(server: Server): Endpoint[] {
  /** The actor's list, and the film on it if it is there. One that was merged is looked for as what it became. */
  async function placeOn({ tx, actor }: ActorMutation, call: Call, named: string) {
    const listId = call.param('listId');
    const placed = (filmId: string) => tx.get('listFilms', [listId, filmId]);
    const [before, existing, filmId] = await Promise.all([
      findList(tx, listId, actor),
      placed(named),
      currentFilmId(tx, named),
    ]);
    return { before, filmId, existing: filmId === named ? existing : await placed(filmId) };
  }

  /** The actor's list, and those of the films that are on it, likewise. */
  async function filmsOf({ tx, actor }: ActorMutation, call: Call, named: readonly string[]) {
    const before = await findList(tx, call.param('listId'), actor);
    granted(ownList(before, actor));
    const current = await Promise.all(named.map((filmId) => currentFilmId(tx, filmId)));
    const filmIds = [...new Set(current)];
    const found = await Promise.all(
      filmIds.map((filmId) => tx.get('listFilms', [before._id, filmId])),
    );
    return { before, filmIds, existing: found.filter((film) => film !== undefined) };
  }

  const lastPlaceOn = async ({ tx }: ActorMutation, listId: string) => {
    const range = { prefix: [listId] };
    const [last] = await tx.first('listFilms', 'byPlace', [range], 'descending', 1);
    return last?.place;
  };

  return [
    endpoint('post', '*/api/lists/add/:listId', async (call) => {
      const body = await authorisedBody(server, call, () => AddToListSchema);
      return mutateList(server, call, async (act) => {
        const { tx, actor, context } = act;
        const { before, existing, filmId } = await placeOn(act, call, body.filmId);
        await storeFilms(standingContext(server, act), [filmId]);
        granted(ownList(before, actor));
        const lastPlace = await lastPlaceOn(act, before._id);
        const { list, film } = granted(
          addFilm(before, existing, lastPlace, { ...body, filmId }, context),
        );
        await tx.put('listFilms', film);
        return { before, list: await putList(tx, list), kind: 'list' };
      });
    }),

    endpoint('post', '*/api/lists/remove/:listId', async (call) => {
      const { filmId } = await authorisedBody(server, call, () => RemoveFromListSchema);
      return mutateList(server, call, async (act) => {
        const { tx, actor, context } = act;
        const { before, existing } = await placeOn(act, call, filmId);
        granted(ownList(before, actor));
        const { list, film } = granted(removeFilm(before, existing, context));
        await tx.delete('listFilms', [film.listId, film.filmId]);
        return { before, list: await putList(tx, list), kind: 'list' };
      });
    }),

    endpoint('post', '*/api/lists/add-films/:listId', async (call) => {
      const body = await authorisedBody(server, call, () => FilmsOfListSchema);
      return mutateList(server, call, async (act) => {
        const { tx, context } = act;
        const { before, filmIds, existing } = await filmsOf(act, call, body.filmIds);
        await storeFilms(standingContext(server, act), filmIds);
        const lastPlace = await lastPlaceOn(act, before._id);
        const { list, films } = granted(addFilms(before, existing, lastPlace, filmIds, context));
        await Promise.all(films.map((film) => tx.put('listFilms', film)));
        return manyChanged(act, before, list, films);
      });
    }),

    endpoint('post', '*/api/lists/remove-films/:listId', async (call) => {
      const { filmIds } = await authorisedBody(server, call, () => FilmsOfListSchema);
      return mutateList(server, call, async (act) => {
        const { tx, context } = act;
        const { before, existing } = await filmsOf(act, call, filmIds);
        const { list, films } = removeFilms(before, existing, context);
        await Promise.all(films.map((film) => tx.delete('listFilms', [film.listId, film.filmId])));
        return manyChanged(act, before, list, films);
      });
    }),

    endpoint('post', '*/api/lists/move/:listId', async (call) => {
      const { filmId, to } = await authorisedBody(server, call, () => MoveOnListSchema);
      return mutateList(server, call, async (act) => {
        const { tx, actor, context } = act;
        const { before, existing } = await placeOn(act, call, filmId);
        granted(ownList(before, actor));
        const film = found(existing, 'filmNotOnList');
        const moved = movedInto(film, await gapAt(tx, before, film, to));
        if (moved) {
          await tx.put('listFilms', moved);
        } else {
          const films = await filmsOn(tx, before._id);
          await replaceFilms(tx, films, renumbered(films, film, to));
        }
        return { before, list: await putList(tx, touched(before, context)), kind: 'list' };
      });
    }),
  ];
}
