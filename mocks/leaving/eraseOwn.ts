import { anyLeft, clearing, isPart, partOf } from './clearing';
import type { Erasing } from './erasing';

/** What is a person's alone, and what others say of them that nothing counts. Indexes begin with whom it is about. */
const OWN = [
  clearing('bookmarks', 'byUser', ({ userId, postId }) => [userId, postId]),
  clearing('ratings', 'byPersonFilm', ({ userId, filmId, source }) => [userId, filmId, source]),
  clearing('diary', 'byUser', ({ _id }) => _id),
  clearing('entryTags', 'byTag', ({ entryId, tagKey }) => [entryId, tagKey]),
  clearing('personTags', 'byEntries', ({ userId, tagKey }) => [userId, tagKey]),
  clearing('entryFacets', 'byFacet', ({ entryId, facet }) => [entryId, facet]),
  clearing('periods', 'byPeriod', ({ userId, period }) => [userId, period]),
  clearing('periodDirectors', 'byRank', ({ userId, period, name }) => [userId, period, name]),
  clearing('rewatches', 'byEvenings', ({ userId, filmId }) => [userId, filmId]),
  clearing('notifications', 'byKind', ({ userId, group }) => [userId, group]),
  clearing('hides', 'byUser', ({ userId, kind, hiddenId }) => [userId, kind, hiddenId]),
  clearing('hides', 'byHidden', ({ userId, kind, hiddenId }) => [userId, kind, hiddenId]),
  clearing('invitations', 'byMaker', ({ code }) => code),
  clearing('invitations', 'byUser', ({ code }) => code),
];

/** Erases what is a person's own, and what others hide of theirs. */
export const eraseOwn = ({ tx, userId }: Erasing): Promise<boolean> =>
  anyLeft(OWN.map((clear) => clear(tx, userId)));

/** Films that they added stay, as everybody's. */
export async function eraseAdder({ tx, userId }: Erasing): Promise<boolean> {
  const films = await partOf(tx, 'films', 'byAdder', userId);
  await Promise.all(films.map(({ addedBy: _, ...film }) => tx.put('films', film)));
  return isPart(films);
}
