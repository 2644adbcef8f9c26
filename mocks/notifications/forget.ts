import type { NotificationRecord } from '../rules/records';
import type { Store } from '../store';
import { removeNotifications } from './notify';

/** Removes notifications, unless somebody has joined them since they were read. */
export const forget = (store: Store, notifications: readonly NotificationRecord[]) =>
  store.mutate(async ({ tx }) => {
    const stored = await Promise.all(
      notifications.map(({ userId, group }) => tx.get('notifications', [userId, group])),
    );
    const same = notifications.filter(({ seq }, index) => stored[index]?.seq === seq);
    await removeNotifications(tx, same);
    return { value: null, change: null };
  });
