import type { RefusalName } from '../../src/domain/errors';
import { isBlank } from '../../src/domain/blank';
import type { ListEdit, NewList } from '../../src/domain/listRequests';
import { placeOf } from './listPlaces';
import {
  isPublic,
  type DeletedListRecord,
  type ListFilmRecord,
  type ListRecord,
  type ListRemoval,
} from './listRecords';
import { isPastRestoring, toTimestamp, type RuleContext, type UserRecord } from './records';

interface WrittenList {
  list: ListRecord;
  /** In order. */
  films: ListFilmRecord[];
}

/** A film with the note that a caller gives it. */
interface Noted {
  filmId: string;
  note?: string | null;
}

/** A list that somebody may know of: it is public, or their own. */
export const isVisible = (
  list: Pick<ListRecord, 'publicSeq' | 'ownerId'>,
  viewer: Pick<UserRecord, '_id'> | null,
): boolean => isPublic(list) || list.ownerId === viewer?._id;

/** The note as it is stored: a blank one is none. */
const noteFields = (note: string | null | undefined): Pick<ListFilmRecord, 'note'> =>
  note === null || note === undefined || isBlank(note) ? {} : { note };

const publicFields = ({ publicSeq }: ListRecord): Pick<ListFilmRecord, 'publicSeq'> =>
  publicSeq === undefined ? {} : { publicSeq };

const hasTwice = (films: readonly Noted[]): boolean =>
  new Set(films.map(({ filmId }) => filmId)).size < films.length;

/**
 * Films under the ids that they have now. Of two that were merged since, the first stays.
 * @param currentIds of all of them, in the same order
 */
export function underCurrentIds<T extends { filmId: string }>(
  films: readonly T[],
  currentIds: readonly string[],
): T[] {
  const isMerged = (index: number) => currentIds[index] !== films[index]?.filmId;
  return films.flatMap((film, index) => {
    const filmId = currentIds[index] ?? film.filmId;
    const earlier = currentIds.indexOf(filmId);
    const isThere = earlier < index && (isMerged(index) || isMerged(earlier));
    return isThere ? [] : [{ ...film, filmId }];
  });
}

/** The list with its text changed or its films; the revision rises. */
export const touched = (list: ListRecord, { now }: Pick<RuleContext, 'now'>): ListRecord => ({
  ...list,
  revision: list.revision + 1,
  updatedAt: toTimestamp(now),
});

const filmRecords = (list: ListRecord, films: readonly Noted[]): ListFilmRecord[] =>
  films.map(({ filmId, note }, index) => ({
    listId: list._id,
    filmId,
    place: placeOf(index),
    ...noteFields(note),
    ...publicFields(list),
  }));

/**
 * If the actor already has a list with this id, it is a retry, answered with that list.
 * @param taken the list with this id, or one that its owner can still restore
 */
export function createList(
  taken: { list: ListRecord; isDeleted: boolean } | undefined,
  actor: UserRecord,
  { _id, films, public: isOpen, ...texts }: NewList,
  { now, newId, nextSeq }: RuleContext,
): (WrittenList & { isNew: boolean }) | RefusalName {
  if (hasTwice(films)) return 'filmOnList';
  if (taken && taken.list.ownerId !== actor._id) return 'listIdTaken';
  if (taken && !taken.isDeleted) return { list: taken.list, films: [], isNew: false };
  const seq = nextSeq();
  const at = toTimestamp(now);
  const list: ListRecord = {
    _id: _id ?? newId(),
    ownerId: actor._id,
    ...texts,
    ...(isOpen && { publicSeq: seq }),
    filmCount: films.length,
    likeCount: 0,
    posterIds: [],
    revision: 1,
    seq,
    createdAt: at,
    updatedAt: at,
  };
  return { list, films: filmRecords(list, films), isNew: true };
}

/** Whether the actor may change the list. */
export const ownList = (list: ListRecord, actor: UserRecord): { list: ListRecord } | RefusalName =>
  list.ownerId === actor._id ? { list } : 'editNotListOwner';

/**
 * An omitted field stays as it is.
 * @param revision that the edit began from, if its sender says so
 */
export function editList(
  { list, films }: WrittenList,
  actor: UserRecord,
  { films: wanted, public: isOpen = isPublic(list), ...texts }: ListEdit,
  revision: number | undefined,
  context: RuleContext,
): WrittenList | RefusalName {
  if (list.ownerId !== actor._id) return 'editNotListOwner';
  if (revision !== undefined && revision !== list.revision) return 'listChanged';
  if (wanted && hasTwice(wanted)) return 'filmOnList';
  const { publicSeq: _p, ...rest } = touched(list, context);
  const edited: ListRecord = {
    ...rest,
    ...texts,
    ...(isOpen && { publicSeq: list.seq }),
    filmCount: (wanted ?? films).length,
  };
  const placed = wanted ? filmRecords(edited, wanted) : films;
  const isSameOrder =
    placed.length === films.length &&
    placed.every(({ filmId }, index) => filmId === films[index]?.filmId);
  return {
    list: edited,
    films: placed.map(({ publicSeq: _film, ...film }, index) => ({
      ...film,
      // Films that stay where they are need not be written.
      place: (isSameOrder ? films[index]?.place : undefined) ?? film.place,
      ...publicFields(edited),
    })),
  };
}

/** The list as the actor's own: its films with their order and notes. It stays private until its owner says otherwise. */
export function cloneList(
  { list, films }: WrittenList,
  actor: UserRecord,
  context: RuleContext,
): WrittenList | RefusalName {
  const { title, description, ranked } = list;
  const copied = films.map(({ filmId, note }) => ({ filmId, note: note ?? null }));
  return createList(
    undefined,
    actor,
    { title, description, ranked, public: false, films: copied },
    context,
  );
}

export function deleteList(
  removal: ListRemoval,
  actor: UserRecord,
  { now }: RuleContext,
): { deleted: DeletedListRecord } | RefusalName {
  if (removal.list.ownerId !== actor._id) return 'deleteNotListOwner';
  return { deleted: { ...removal, _id: removal.list._id, deletedAt: now.getTime() } };
}

/** The actor's own list that exists is a retry, answered with that list. Only its owner learns that one was deleted. */
export function restoreList(
  existing: ListRecord | undefined,
  deleted: DeletedListRecord | undefined,
  actor: UserRecord,
  { now }: RuleContext,
): { list: ListRecord; restored: DeletedListRecord | null } | RefusalName {
  if (existing?.ownerId === actor._id) return { list: existing, restored: null };
  if (deleted?.list.ownerId !== actor._id || isPastRestoring(deleted, now)) return 'listNotFound';
  return { list: deleted.list, restored: deleted };
}
