import type { Reading } from '../db/db';
import type { ListReactionRecord } from '../rules/listRecords';
import type { NotificationRecord } from '../rules/records';
import type { Actors } from './actors';
import { countOf, type Silent, type Unheard } from './unheard';

type OfList = Pick<NotificationRecord, 'userId' | 'kind' | 'listId'>;

const reactionsTo = ({ kind, listId = '' }: OfList) => {
  const reaction = kind === 'listLike' ? 'like' : 'clone';
  return { listId, reaction, range: { prefix: [listId, reaction] } } as const;
};

/** The latest likes of a list, or its clones. */
export async function listReactionsOf(
  tx: Reading,
  notification: OfList,
  unheard: Unheard,
  limit: number,
): Promise<ListReactionRecord[]> {
  const { range } = reactionsTo(notification);
  const most = limit + unheard.size;
  const found = await tx.first('listReactions', 'byKind', [range], 'descending', most);
  return found.filter(({ userId }) => !unheard.has(userId)).slice(0, limit);
}

/** Those behind a notification about a list. */
export async function listActors(
  tx: Reading,
  notification: OfList,
  { uncounted, unnamed }: Silent,
  limit: number,
): Promise<Actors> {
  const { listId, reaction, range } = reactionsTo(notification);
  const [latest, count, silent] = await Promise.all([
    listReactionsOf(tx, notification, unnamed, limit),
    tx.count('listReactions', 'byKind', range),
    countOf(uncounted, (userId) => tx.get('listReactions', [listId, userId, reaction])),
  ]);
  return { ids: latest.map(({ userId }) => userId), count: count - silent };
}
