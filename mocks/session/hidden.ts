import type { Reading } from '../db/db';
import { onDemand } from '../films/codeNeeded';

/** What a viewer would rather not see, and who would rather not be seen by them. */
export interface Hidden {
  /** Whom the viewer blocks and who blocks the viewer: for one another, they do not exist. */
  blockedIds: ReadonlySet<string>;
  mutedIds: ReadonlySet<string>;
  /** Who has left, and does not exist for anybody. */
  leftIds: ReadonlySet<string>;
  /** As they were written. */
  words: readonly string[];
}

const leftIdsOf = async (tx: Reading): Promise<ReadonlySet<string>> =>
  new Set((await tx.all('leavers')).map(({ userId }) => userId));

export const NOTHING_HIDDEN: Hidden = {
  blockedIds: new Set(),
  mutedIds: new Set(),
  leftIds: new Set(),
  words: [],
};

/** What is hidden from somebody who is not signed in. */
export const hiddenFromGuests = async (tx: Reading): Promise<Hidden> => ({
  ...NOTHING_HIDDEN,
  leftIds: await leftIdsOf(tx),
});

/** Reads a person's, which most have none of: two ranges of an index, a key, and the few who have left. */
export async function hiddenOf(tx: Reading, userId: string): Promise<Hidden> {
  const [own, blocks, stored, leftIds] = await Promise.all([
    tx.list('hides', 'byUser', [userId]),
    tx.list('hides', 'byHidden', [userId, 'block']),
    tx.get('hiddenWords', userId),
    leftIdsOf(tx),
  ]);
  const idsOf = (kind: 'block' | 'mute') =>
    own.filter((hide) => hide.kind === kind).map(({ hiddenId }) => hiddenId);
  return {
    blockedIds: new Set([...idsOf('block'), ...blocks.map((block) => block.userId)]),
    mutedIds: new Set(idsOf('mute')),
    leftIds,
    words: stored?.words ?? [],
  };
}

/** Of whom a person is told nothing. */
export const unheardIn = ({ blockedIds, mutedIds }: Hidden): ReadonlySet<string> =>
  new Set([...blockedIds, ...mutedIds]);

const code = onDemand(() => import('../db/withoutPeople'));

/** The transaction as if these people did not exist. */
export const withoutPeople = <Tx extends Reading>(tx: Tx, ids: ReadonlySet<string>): Tx =>
  ids.size === 0 ? tx : code().withoutPeople(tx, ids);

/** The transaction as if those did not exist who do not exist for the viewer. */
export const withoutAbsent = <Tx extends Reading>(
  tx: Tx,
  { blockedIds, leftIds }: Pick<Hidden, 'blockedIds' | 'leftIds'>,
): Tx => withoutPeople(tx, new Set([...blockedIds, ...leftIds]));
