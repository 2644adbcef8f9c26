import type { UnreadAnswer } from '../../src/domain/notifications';
import type { Range, Reading } from '../db/db';
import { decodeCursor, encodeCursor } from '../feeds/cursor';
import { onDemand } from '../films/codeNeeded';
import { enabledKinds } from '../rules/notified';
import type { NotificationRecord, NotificationSettingsRecord } from '../rules/records';
import { unheardIn, type Hidden } from '../session/hidden';

/** Few people hide anybody. */
const heard = onDemand(() => import('./heard'));

/** A person's settings, or the defaults. */
export const settingsOf = async (
  tx: Reading,
  userId: string,
): Promise<NotificationSettingsRecord> =>
  (await tx.get('notificationSettings', userId)) ?? { userId, readSeq: 0, off: [] };

/** The number of unread notifications, of the kinds that are on. */
export async function unreadOf(
  tx: Reading,
  settings: NotificationSettingsRecord,
  hidden: Hidden,
): Promise<UnreadAnswer> {
  const { userId, readSeq, off } = settings;
  const count = (range: Range): Promise<number> =>
    unheardIn(hidden).size === 0
      ? tx.count('notifications', 'byKind', range)
      : heard().countHeard(tx, range, hidden);
  const counts = await Promise.all(
    enabledKinds(settings).map((kind) => count({ prefix: [userId, kind], above: [readSeq] })),
  );
  return { unread: counts.reduce((sum, count) => sum + count, 0), off: [...off] };
}

/**
 * One page, the newest first. Each kind has a range of its own, so nothing is read of those that are off.
 * @throws Refusal 400 for a cursor of another list or another person
 */
export async function readNotifications(
  tx: Reading,
  settings: NotificationSettingsRecord,
  hidden: Hidden,
  { limit, cursor }: { limit: number; cursor: string | null },
): Promise<{ records: NotificationRecord[]; nextCursor: string | null }> {
  const { userId } = settings;
  const scope = { feed: `notifications:${userId}`, sort: 'latest' } as const;
  const below = cursor === null ? null : decodeCursor(cursor, scope);
  const ranges = enabledKinds(settings).map((kind) => ({
    prefix: [userId, kind],
    ...(below && { below }),
  }));
  const found = await (unheardIn(hidden).size === 0
    ? tx.first('notifications', 'byKind', ranges, 'descending', limit + 1)
    : heard().firstHeard(tx, ranges, hidden, limit + 1));
  const records = found.slice(0, limit);
  const last = records.at(-1);
  const hasMore = found.length > limit;
  return { records, nextCursor: hasMore && last ? encodeCursor(scope, [last.seq]) : null };
}
