import type { NotificationsAnswer } from '../../src/domain/notifications';
import { CursorQuerySchema } from '../../src/domain/queries';
import { lazyCode } from '../chunkLoadError';
import { CodeNeeded } from '../films/codeNeeded';
import { readNotifications, settingsOf, unreadOf } from '../notifications/list';
import { notificationViews } from '../views/notifications';
import { isByModerators } from '../rules/notified';
import type { NotificationRecord } from '../rules/records';
import type { Store } from '../store';
import { parseQuery } from './parse';
import { endpoint, reply, type Endpoint } from './endpoint';
import type { Server } from './server';
import { readSignedIn } from './transactions';

/** Removes notifications behind which is nobody who has not left, which a read cannot do itself. */
const forgetLater = async (store: Store, notifications: readonly NotificationRecord[]) => {
  const { forget } = await lazyCode(import('../notifications/forget'));
  await forget(store, notifications);
};

export function notificationEndpoints(server: Server): Endpoint[] {
  const { picture } = server;

  return [
    endpoint('get', '*/api/notifications', async (call) =>
      reply(
        await readSignedIn(
          server,
          call,
          async (tx, viewer, { hidden }): Promise<NotificationsAnswer> => {
            const query = parseQuery(CursorQuerySchema, call.url);
            const settings = await settingsOf(tx, viewer._id);
            const [{ records, nextCursor }, unread] = await Promise.all([
              readNotifications(tx, settings, hidden, query),
              unreadOf(tx, settings, hidden),
            ]);
            const context = { picture, viewer, hidden };
            const notifications = await notificationViews(tx, records, settings, context);
            const orphans = records.filter(
              (record, index) =>
                !isByModerators(record) && notifications[index]?.people.length === 0,
            );
            if (orphans.length > 0) throw new CodeNeeded(() => forgetLater(server.store, orphans));
            return {
              notifications,
              nextCursor,
              ...unread,
            };
          },
        ),
      ),
    ),
  ];
}
