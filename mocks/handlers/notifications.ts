import {
  ReadNotificationsSchema,
  TurnOffNotificationsSchema,
  type NotificationsAnswer,
  type UnreadAnswer,
} from '../../src/domain/notifications';
import { CursorQuerySchema } from '../../src/domain/queries';
import { readNotifications, settingsOf, unreadOf } from '../notifications/list';
import { readUntil, turnOff } from '../rules/notifications';
import type { NotificationSettingsRecord } from '../rules/records';
import { granted } from '../rules/refusal';
import { notificationViews } from '../views/notifications';
import { parseQuery } from './parse';
import { endpoint, reply, type Call, type Endpoint, type Reply } from './endpoint';
import type { Server } from './server';
import { authorisedBody, mutate, readSignedIn, type ActorMutation } from './transactions';

/** How a call changes the actor's settings. */
type Setting = (
  settings: NotificationSettingsRecord,
  act: ActorMutation,
) => Promise<{ settings: NotificationSettingsRecord; isChanged: boolean }>;

export function notificationEndpoints(server: Server): Endpoint[] {
  const { picture } = server;

  async function set(call: Call, setting: Setting): Promise<Reply> {
    const snapshot = await mutate<UnreadAnswer>(server, call, async (act) => {
      const { tx, actor } = act;
      const before = await settingsOf(tx, actor._id);
      const { settings, isChanged } = await setting(before, act);
      if (isChanged) await tx.put('notificationSettings', settings);
      return {
        value: await unreadOf(tx, settings),
        change: isChanged
          ? {
              kind: 'notifications',
              actorId: actor._id,
              postIds: [],
              userIds: [],
              notifiedIds: [actor._id],
            }
          : null,
      };
    });
    return reply(snapshot);
  }

  return [
    endpoint('get', '*/api/notifications', async (call) =>
      reply(
        await readSignedIn(server, call, async (tx, viewer): Promise<NotificationsAnswer> => {
          const query = parseQuery(CursorQuerySchema, call.url);
          const settings = await settingsOf(tx, viewer._id);
          const [{ records, nextCursor }, unread] = await Promise.all([
            readNotifications(tx, settings, query),
            unreadOf(tx, settings),
          ]);
          return {
            notifications: await notificationViews(tx, records, settings, { picture, viewer }),
            nextCursor,
            ...unread,
          };
        }),
      ),
    ),

    endpoint('post', '*/api/notifications/read', async (call) => {
      const { until } = await authorisedBody(server, call, () => ReadNotificationsSchema);
      return set(call, async (settings, { tx }) => {
        const installation = await tx.get('installation', 'here');
        return granted(readUntil(settings, until, installation?.sequence ?? 0));
      });
    }),

    endpoint('post', '*/api/notifications/off', async (call) => {
      const { off } = await authorisedBody(server, call, () => TurnOffNotificationsSchema);
      return set(call, (settings) => Promise.resolve(turnOff(settings, off)));
    }),
  ];
}
