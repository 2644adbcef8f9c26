import { distinctTags } from '../../src/domain/distinctTags';
import { textsOf } from '../../src/domain/entryTexts';
import type { RefusalName } from '../../src/domain/errors';
import type { EntryEdit, NewEntry } from '../../src/domain/filmRequests';
import { problemOfDay } from '../../src/domain/watchDay';
import type { DeletedEntryRecord, DiaryRecord } from './filmRecords';
import { ownEntry } from './postFilms';
import { isPastRestoring, type RuleContext, type UserRecord } from './records';

/**
 * If the actor already has an entry with this id, it is a retry, answered with that entry.
 * @param deleted what was deleted under this id
 */
export function createEntry(
  existing: DiaryRecord | undefined,
  deleted: DeletedEntryRecord | undefined,
  actor: UserRecord,
  { _id, filmId, watchedOn, rating = null, again = null, tags = [], ...texts }: NewEntry,
  { now, newId, nextSeq }: RuleContext,
): { entry: DiaryRecord; isNew: boolean } | RefusalName {
  const problem = problemOfDay(watchedOn, now);
  if (problem) return problem;
  if (existing)
    return existing.userId === actor._id ? { entry: existing, isNew: false } : 'entryIdTaken';
  // Its author can still restore it, which would overwrite the new one.
  if (deleted && deleted.entry.userId !== actor._id) return 'entryIdTaken';
  return {
    isNew: true,
    entry: {
      _id: _id ?? newId(),
      userId: actor._id,
      filmId,
      watchedOn,
      rating,
      ...(rating !== null && { ratedSeq: nextSeq() }),
      again,
      ...textsOf(texts),
      ...(tags.length > 0 && { tags: distinctTags(tags) }),
      postId: null,
      seq: nextSeq(),
    },
  };
}

/** An entry that belongs to a post can only be changed through the post. */
export function editEntry(
  entry: DiaryRecord,
  actor: UserRecord,
  changes: EntryEdit,
  { now, nextSeq }: RuleContext,
): { entry: DiaryRecord } | RefusalName {
  const own = ownEntry(entry, actor);
  if (typeof own === 'string') return own;
  const { ratedSeq: earlier, tags = [], ...merged } = { ...entry, ...changes };
  const problem = problemOfDay(merged.watchedOn, now);
  if (problem) return problem;
  const isSame = merged.rating === entry.rating && merged.filmId === entry.filmId;
  return {
    entry: {
      ...merged,
      ...textsOf(merged),
      ...(tags.length > 0 && { tags: distinctTags(tags) }),
      ...(merged.rating !== null && { ratedSeq: (isSame ? earlier : undefined) ?? nextSeq() }),
    },
  };
}

export function deleteEntry(
  entry: DiaryRecord,
  actor: UserRecord,
  { now }: RuleContext,
): { deleted: DeletedEntryRecord } | RefusalName {
  if (entry.userId !== actor._id) return 'deleteNotDiarist';
  if (entry.postId !== null) return 'entryOfPost';
  return { deleted: { _id: entry._id, entry, deletedAt: now.getTime() } };
}

/** The actor's own entry that exists is a retry, answered with that entry. Only its author learns that one was deleted. */
export function restoreEntry(
  existing: DiaryRecord | undefined,
  deleted: DeletedEntryRecord | undefined,
  actor: UserRecord,
  { now }: RuleContext,
): { entry: DiaryRecord; isNew: boolean } | RefusalName {
  if (existing?.userId === actor._id) return { entry: existing, isNew: false };
  if (deleted?.entry.userId !== actor._id || isPastRestoring(deleted, now)) return 'entryNotFound';
  return { entry: deleted.entry, isNew: true };
}
