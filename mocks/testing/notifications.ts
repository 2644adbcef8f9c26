import type { Backend } from '../../src/domain/backend';
import type { Notification } from '../../src/domain/notifications';
import { get, post, type Person } from './builders';
import { bodyOf, type Answer } from './client';
import { BODIES } from './shapes';

/** A user's notifications and unread count. */
export const notificationsOf = async (
  backend: Backend,
  { token }: Pick<Person, 'token'>,
  query = '',
) => bodyOf(await get(backend, `/api/notifications${query}`, token), 200, BODIES.notifications);

/** A notification in short: its kind, actors, count and post, and whether it is read. */
export const summarise = ({ kind, people, count, post, read }: Notification) => [
  kind,
  people.map(({ username }) => username),
  count,
  post?._id ?? null,
  read ? 'read' : 'new',
];

export const notificationSummaries = async (backend: Backend, person: Person) =>
  (await notificationsOf(backend, person)).notifications.map(summarise);

export const readUntil = (backend: Backend, until: unknown, { token }: Person): Promise<Answer> =>
  post(backend, '/api/notifications/read', token, { until });

/** Marks all of a user's notifications as read. */
export async function readAll(backend: Backend, person: Person): Promise<void> {
  const [newest] = (await notificationsOf(backend, person)).notifications;
  if (newest) bodyOf(await readUntil(backend, newest._id, person), 200, BODIES.unread);
}

export const turnOff = (backend: Backend, off: unknown, { token }: Person): Promise<Answer> =>
  post(backend, '/api/notifications/off', token, { off });
