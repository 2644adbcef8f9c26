import type { ActRequest } from '../../src/domain/moderation';
import type { Writing } from '../db/db';
import { putPost } from '../db/posts';
import { BATCH, batchesOf } from '../films/batchesOf';
import { findFilm } from '../films/findFilm';
import { mergeStandings } from '../films/mergeStandings';
import { mergeable, mergedFilms, mergedIds } from '../rules/mergeFilms';
import { granted, Refusal } from '../rules/refusal';
import type { Performing } from './act';
import { mergeInBins } from './mergeInBins';
import { mergeOnLists } from './mergeOnLists';
import { record, type Heard } from './record';

/** The films of a merge, and who said something of the first. */
export interface Merging {
  tx: Writing;
  fromId: string;
  intoId: string;
  users: Set<string>;
}

async function inBatches<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  for (const batch of batchesOf(all, BATCH)) await Promise.all(batch.map(work));
}

async function mergePosts({ tx, fromId, intoId, users }: Merging): Promise<string[]> {
  const [posts, replies] = [
    await tx.list('posts', 'byFilmAge', [fromId]),
    await tx.list('replies', 'byFilmAge', [fromId]),
  ];
  const moved = [...posts, ...replies];
  for (const { authorId } of moved) users.add(authorId);
  await inBatches(moved, (post) => putPost(tx, { ...post, filmId: intoId }));
  return moved.map(({ _id }) => _id);
}

/** Favourites are in no index: everybody is read. */
async function mergeFavourites({ tx, fromId, intoId, users }: Merging): Promise<string[]> {
  const fans = [];
  for await (const user of tx.scan('users', 'byAge', { prefix: [] }, 'ascending'))
    if (user.favourites?.includes(fromId)) fans.push(user);
  for (const { _id } of fans) users.add(_id);
  await inBatches(fans, (user) =>
    tx.put('users', { ...user, favourites: mergedIds(user.favourites ?? [], fromId, intoId) }),
  );
  return fans.map(({ _id }) => _id);
}

/**
 * Merges a film that a member added into another film, and logs it. All that was said of the first is said of the other,
 * whose numbers are as if it had been from the start.
 * @throws Refusal 400 for other things and films, 404 if one is not there, 409 if it was merged before
 */
export async function mergeAddedFilms(
  acting: Performing,
  { about, reason }: ActRequest,
  wantedId: string,
): Promise<Heard> {
  const { tx, context, filmIndex } = acting;
  if (about.kind !== 'film') throw Refusal.named('notModerated');
  const from = await findFilm(tx, filmIndex, about.id);
  if (from._id !== about.id) throw Refusal.named('filmMerged');
  const into = await findFilm(tx, filmIndex, wantedId);
  granted(mergeable(from, into));
  const [fromId, intoId] = [from._id, into._id];
  await tx.put('films', into.seq === 0 ? { ...into, seq: context.nextSeq() } : into);

  const people = await tx.list('personFilms', 'byFilm', [fromId]);
  const users = new Set(people.map(({ userId }) => userId));
  const merging = { tx, fromId, intoId, users };
  for (const userId of [...users])
    await mergeStandings({ tx, filmIndex, userId, nextSeq: context.nextSeq }, fromId, intoId);
  const postIds = await mergePosts(merging);
  const listIds = await mergeOnLists(merging);
  const userIds = await mergeFavourites(merging);
  await mergeInBins(merging);

  const [left, grown] = [
    await findFilm(tx, filmIndex, fromId),
    await findFilm(tx, filmIndex, intoId),
  ];
  const merged = mergedFilms(left, grown, users, context);
  await tx.put('films', merged.from);
  await tx.put('films', merged.into);
  const ids = { postIds, userIds, filmIds: [fromId, intoId], listIds };
  const heard = { kind: 'filmMerged', actorId: null, ...ids } as const;
  return record(acting, { act: 'merge-films', about, reason }, heard);
}
