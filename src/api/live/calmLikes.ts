import type { Change } from '../../domain/backend';

/** How often the likes of one post are told at most: each has the pages that show it ask for the post again. */
const EVERY_MS = 3_000;
/** Pages that show the same post do not all ask at once. */
const SPREAD_MS = 400;

/** Of two changes of the same likes, the later one, for all who are notified of either. */
const merged = (earlier: Change | null, later: Change): Change => {
  const notified = [...(earlier?.notifiedIds ?? []), ...(later.notifiedIds ?? [])];
  return { ...later, ...(notified.length > 0 && { notifiedIds: [...new Set(notified)] }) };
};

/** Tells changes at once, except that likes of one post that follow each other quickly are told together. */
export const calmLikes = (tell: (change: Change) => void): ((change: Change) => void) => {
  const waiting = new Map<string, Change | null>();
  const tellSoon = (postId: string, change: Change) => {
    waiting.set(postId, null);
    setTimeout(() => tell(change), Math.random() * SPREAD_MS);
    setTimeout(() => {
      const next = waiting.get(postId);
      waiting.delete(postId);
      if (next) tellSoon(postId, next);
    }, EVERY_MS);
  };
  return (change) => {
    const [postId] = change.postIds;
    if (change.kind !== 'liked' || postId === undefined) tell(change);
    else if (waiting.has(postId)) waiting.set(postId, merged(waiting.get(postId) ?? null, change));
    else tellSoon(postId, change);
  };
};
