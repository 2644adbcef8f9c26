import type { Reading } from '../db/db';
import { withCode } from '../films/codeNeeded';
import type { Server } from '../handlers/server';
import { isGone } from '../rules/leaving';
import { eraseFilms } from './eraseFilms';
import { eraseLists } from './eraseLists';
import { eraseReports, eraseTakenDown } from './eraseModerated';
import { eraseAdder, eraseOwn } from './eraseOwn';
import { erasePosts, eraseReplies } from './erasePosts';
import { eraseFollows, eraseListReactions, eraseReactions } from './eraseReactions';
import type { Erase } from './erasing';

/** In this order: posts have nothing to take back of films whose ratings and evenings are erased already. */
const PARTS: readonly Erase[] = [
  eraseFilms,
  erasePosts,
  eraseReplies,
  eraseReactions,
  eraseListReactions,
  eraseLists,
  eraseFollows,
  eraseReports,
  eraseTakenDown,
  eraseOwn,
  eraseAdder,
];

/** Whether something with a person's mark on it could still be restored, by them or by somebody else. */
async function isInBins(tx: Reading, userId: string): Promise<boolean> {
  const bins = await Promise.all([
    tx.all('deleted'),
    tx.all('deletedEntries'),
    tx.all('deletedLists'),
  ]);
  return JSON.stringify(bins).includes(JSON.stringify(userId));
}

/** Erases what fits into one transaction. @returns whether to go on at once */
const erasePart = (
  { store, filmIndex }: Pick<Server, 'store' | 'filmIndex'>,
  userId: string,
): Promise<boolean> =>
  withCode(async () => {
    const { value: isUnfinished } = await store.mutate(async ({ tx, now, nextSeq }) => {
      const done = (value: boolean) => ({ value, change: null });
      const leaver = await tx.get('leavers', userId);
      if (!leaver || !isGone(leaver, now)) return done(false);
      for (const erase of PARTS)
        if (await erase({ tx, filmIndex, userId, nextSeq })) return done(true);
      // At the end of the minute in which it can be restored, it is purged.
      if (await isInBins(tx, userId)) return done(false);
      await Promise.all([
        tx.delete('hiddenWords', userId),
        tx.delete('notificationSettings', userId),
        tx.delete('credentials', userId),
        tx.delete('users', userId),
        tx.delete('leavers', userId),
      ]);
      return done(false);
    });
    return isUnfinished;
  });

/**
 * Erases those who can no longer come back, in many small transactions. Until the last one they count as leavers, so that
 * nobody sees what is left of them, and an erasure that was interrupted goes on with the next call.
 */
export async function eraseLeavers(
  server: Pick<Server, 'store' | 'filmIndex' | 'clock'>,
): Promise<void> {
  const now = server.clock.now();
  const { value: leavers } = await server.store.read((tx) => tx.list('leavers', 'byAge', []));
  for (const leaver of leavers.filter((one) => isGone(one, now)))
    while (await erasePart(server, leaver.userId));
}
