import type { UnreadAnswer } from '../../src/domain/notifications';
import type { Reading } from '../db/db';
import { decodeCursor, encodeCursor } from '../feeds/cursor';
import { enabledKinds } from '../rules/notifications';
import type { NotificationRecord, NotificationSettingsRecord } from '../rules/records';

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
): Promise<UnreadAnswer> {
  const { userId, readSeq, off } = settings;
  const counts = await Promise.all(
    enabledKinds(settings).map((kind) =>
      tx.count('notifications', 'byKind', { prefix: [userId, kind], above: [readSeq] }),
    ),
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
  { limit, cursor }: { limit: number; cursor: string | null },
): Promise<{ records: NotificationRecord[]; nextCursor: string | null }> {
  const { userId } = settings;
  const scope = { feed: `notifications:${userId}`, sort: 'latest' } as const;
  const below = cursor === null ? null : decodeCursor(cursor, scope);
  const ranges = enabledKinds(settings).map((kind) => ({
    prefix: [userId, kind],
    ...(below && { below }),
  }));
  const found = await tx.first('notifications', 'byKind', ranges, 'descending', limit + 1);
  const records = found.slice(0, limit);
  const last = records.at(-1);
  const hasMore = found.length > limit;
  return { records, nextCursor: hasMore && last ? encodeCursor(scope, [last.seq]) : null };
}
