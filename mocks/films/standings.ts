import type { Writing } from '../db/db';
import { usedBy } from '../rules/editFilm';
import type { FilmRecord } from '../rules/filmRecords';
import type { PostRecord, Sequence } from '../rules/records';
import { withoutPost, withPost } from '../rules/postStanding';
import { blankPersonFilm, isBlank, type Standing } from '../rules/standing';
import { withDerivedFields } from '../rules/standingSums';
import type { FilmIndex } from './filmIndex';
import { storeEntryTags } from './entryTags';
import { findFilm } from './findFilm';
import { storePeriods } from './periods';
import { hasSameFilmFields } from './filmFields';
import { createReadCache } from './readCache';

/** A transaction that changes one person's films. */
export interface StandingContext {
  tx: Writing;
  filmIndex: FilmIndex;
  userId: string;
  nextSeq: () => Sequence;
}

/** @throws Refusal 404 if there is no such film */
export async function loadStanding(
  { tx, filmIndex, userId }: StandingContext,
  filmId: string,
): Promise<Standing> {
  const [film, mine, ratings, entries] = await Promise.all([
    findFilm(tx, filmIndex, filmId),
    tx.get('personFilms', [userId, filmId]),
    tx.list('ratings', 'byPersonFilm', [userId, filmId]),
    tx.list('diary', 'byUserFilm', [userId, filmId]),
  ]);
  return { film, mine: mine ?? blankPersonFilm(userId, filmId), ratings, entries };
}

/** Stores a standing, but not the counts of its evenings. */
export async function storeStanding(tx: Writing, before: Standing, after: Standing): Promise<void> {
  const { film, mine, ratings, entries } = after;
  const isGone = <T>(key: (item: T) => string, remaining: readonly T[]) => {
    const keys = new Set(remaining.map(key));
    return (item: T): boolean => !keys.has(key(item));
  };
  const person: [string, string] = [mine.userId, mine.filmId];
  await Promise.all([
    tx.put('films', film),
    isBlank(mine) ? tx.delete('personFilms', person) : tx.put('personFilms', mine),
    ...before.ratings
      .filter(isGone(({ source }) => source, ratings))
      .map(({ source }) => tx.delete('ratings', [...person, source])),
    ...ratings
      .filter((rating) => !before.ratings.includes(rating))
      .map((rating) => tx.put('ratings', rating)),
    ...before.entries
      .filter(isGone(({ _id }) => _id, entries))
      .map(({ _id }) => tx.delete('diary', _id)),
    ...entries
      .filter((entry) => !before.entries.includes(entry))
      .map((entry) => tx.put('diary', entry)),
  ]);
}

/** What is counted of its evenings. */
export const logged = ({ film: { film }, entries }: Standing) => ({ film, entries });

/** One person's standings in one transaction: each is read once, and written only by `store`. */
export interface Standings {
  /** For a film that was merged, that with the film that it became. @throws Refusal 404 if there is no such film */
  get(filmId: string): Promise<Standing>;
  /** Adds a new film. */
  add(film: FilmRecord): void;
  /**
   * Applies a change and updates all derived fields; `alter` returns the standing it was given to change nothing.
   * @returns whether anything changed
   */
  change(filmId: string, alter: (standing: Standing) => Standing): Promise<boolean>;
  store(): Promise<void>;
}

export function openStandings(standingContext: StandingContext): Standings {
  const { tx, userId, nextSeq } = standingContext;
  const standings = createReadCache((filmId) => loadStanding(standingContext, filmId));
  /** Under the id that a merged film has now. */
  const current = async (filmId: string): Promise<Standing> => {
    const known = await standings.get(filmId);
    return known.film._id === filmId ? known : standings.get(known.film._id);
  };
  /** The stored state of those that have changed. */
  const changed = new Map<string, Standing>();

  function replace(before: Standing, after: Standing): void {
    const { _id } = after.film;
    if (!changed.has(_id)) changed.set(_id, before);
    standings.set(_id, after);
  }

  return {
    get: current,

    add(film) {
      const mine = blankPersonFilm(userId, film._id);
      const standing = { film, mine, ratings: [], entries: [] };
      replace(standing, standing);
    },

    async change(filmId, alter) {
      const before = await current(filmId);
      const altered = alter(before);
      if (altered === before) return false;
      const film = usedBy(userId, altered.film);
      const pending = film.seq === 0 ? { ...film, seq: nextSeq() } : film;
      replace(before, withDerivedFields(before, { ...altered, film: pending }, nextSeq));
      return true;
    },

    async store() {
      const stored = await Promise.all(
        [...changed].map(async ([filmId, before]) => ({
          before,
          after: await standings.get(filmId),
        })),
      );
      changed.clear();
      await Promise.all(stored.map(({ before, after }) => storeStanding(tx, before, after)));
      // Together, since several films can have one tag.
      await storeEntryTags(tx, userId, {
        before: stored.flatMap(({ before }) => before.entries),
        after: stored.flatMap(({ after }) => after.entries),
      });
      await storePeriods(
        tx,
        userId,
        stored.map(({ before, after }) => ({ before: logged(before), after: logged(after) })),
      );
    },
  };
}

/** Changes one person's standing with one film. @throws Refusal 404 if there is no such film */
export async function changeStanding(
  standingContext: StandingContext,
  filmId: string,
  alter: (standing: Standing) => Standing,
): Promise<{ standing: Standing; isChanged: boolean }> {
  const standings = openStandings(standingContext);
  const isChanged = await standings.change(filmId, alter);
  await standings.store();
  return { standing: await standings.get(filmId), isChanged };
}

/**
 * Takes a person out of a film's numbers, and deletes what they said of it. Where tags and periods count their evenings,
 * these counts are deleted as a whole.
 */
export async function eraseStanding(context: StandingContext, filmId: string): Promise<void> {
  const before = await loadStanding(context, filmId);
  const mine = blankPersonFilm(context.userId, filmId);
  const without = { ...before, mine, ratings: [], entries: [] };
  await storeStanding(context.tx, before, withDerivedFields(before, without, context.nextSeq));
}

/**
 * Updates films and diary after a post was created, edited or deleted; returns the films whose numbers may have
 * changed.
 */
export async function updateStandingsForPost(
  standingContext: StandingContext,
  before: PostRecord | null,
  after: PostRecord | null,
): Promise<string[]> {
  if (hasSameFilmFields(before, after)) return [];
  const filmIds = [...new Set([before?.filmId, after?.filmId])].filter((id) => id !== undefined);
  for (const filmId of filmIds) {
    await changeStanding(standingContext, filmId, (standing) => {
      const cleared = before?.filmId === filmId ? withoutPost(standing, before) : standing;
      return after?.filmId === filmId ? withPost(cleared, after) : cleared;
    });
  }
  return filmIds;
}
