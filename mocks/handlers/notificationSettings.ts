import {
  ReadNotificationsSchema,
  TurnOffNotificationsSchema,
} from '../../src/domain/notificationRequests';
import type { UnreadAnswer } from '../../src/domain/notifications';
import { settingsOf, unreadOf } from '../notifications/list';
import { readUntil, turnOff } from '../rules/notifications';
import type { NotificationSettingsRecord } from '../rules/records';
import { granted } from '../rules/refusal';
import { endpoint, reply, type Call, type Endpoint, type Reply } from './endpoint';
import type { Server } from './server';
import { authorisedBody, mutate, type ActorMutation } from './transactions';

/** How a call changes the actor's settings. */
type Setting = (
  settings: NotificationSettingsRecord,
  act: ActorMutation,
) => Promise<{ settings: NotificationSettingsRecord; isChanged: boolean }>;

/** What a person has read, and which kinds are off. */
export function notificationSettingsEndpoints(server: Server): Endpoint[] {
  async function set(call: Call, setting: Setting): Promise<Reply> {
    const snapshot = await mutate<UnreadAnswer>(server, call, async (act) => {
      const { tx, actor, hidden } = act;
      const before = await settingsOf(tx, actor._id);
      const { settings, isChanged } = await setting(before, act);
      if (isChanged) await tx.put('notificationSettings', settings);
      return {
        value: await unreadOf(tx, settings, hidden),
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
