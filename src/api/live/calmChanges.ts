import type { Change } from '../../domain/backend';

/** How often changes of one subject are told at most: each has the pages that show it ask for it again. */
const EVERY_MS = 3_000;
/** Pages that show the same do not all ask at once. */
const SPREAD_MS = 400;

/** What changes many times a minute: a post by its likes, anything by somebody's import. Null for all else. */
const subjectOf = ({ kind, postIds: [postId], actorId }: Change): string | null => {
  if (kind === 'liked' && postId !== undefined) return `liked ${postId}`;
  return kind === 'imported' ? `imported ${actorId}` : null;
};

const union = (...lists: readonly (readonly string[] | undefined)[]): string[] => [
  ...new Set(lists.flatMap((list) => list ?? [])),
];

/** Of two changes of one subject, the later one, with all that either concerns. */
const merged = (earlier: Change | null, later: Change): Change => {
  if (!earlier) return later;
  const notifiedIds = union(earlier.notifiedIds, later.notifiedIds);
  return {
    ...later,
    postIds: union(earlier.postIds, later.postIds),
    ...(notifiedIds.length > 0 && { notifiedIds }),
    ...(earlier.isModeration && { isModeration: true }),
  };
};

/** Tells changes at once, except that those of one subject that follow each other quickly are told together. */
export const calmChanges = (tell: (change: Change) => void): ((change: Change) => void) => {
  const waiting = new Map<string, Change | null>();
  const tellSoon = (subject: string, change: Change) => {
    waiting.set(subject, null);
    setTimeout(() => tell(change), Math.random() * SPREAD_MS);
    setTimeout(() => {
      const next = waiting.get(subject);
      waiting.delete(subject);
      if (next) tellSoon(subject, next);
    }, EVERY_MS);
  };
  return (change) => {
    const subject = subjectOf(change);
    if (subject === null) tell(change);
    else if (waiting.has(subject)) {
      waiting.set(subject, merged(waiting.get(subject) ?? null, change));
    } else tellSoon(subject, change);
  };
};
