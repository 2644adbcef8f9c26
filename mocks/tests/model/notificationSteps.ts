import { NOTIFICATION_KINDS } from '../../../src/domain/notifications';
import { bodyOf, type Answer } from '../../testing/client';
import { BODIES } from '../../testing/shapes';
import { readingOf, notificationsOf, unreadOf } from './notificationViews';
import { pick, read, refuse, type CommandOf, type Scene, type Step } from './step';
import type { Command } from './commands';
import type { Reading, Told, World } from './world';

/** The backend chooses each notification's `_id`, once. */
export function notifications({ world, me }: Scene, { limit }: CommandOf<'notifications'>): Step {
  const settle = (answer: Answer) => {
    const { notifications, nextCursor } = bodyOf(answer, 200, BODIES.notifications);
    const expected = notificationsOf(world, me, limit);
    const page = expected.slice(0, limit).map(({ order, ...notification }, index) => {
      const _id = world.notificationIds.get(order) ?? notifications[index]?._id ?? 'an _id';
      world.notificationIds.set(order, _id);
      return { _id, ...notification };
    });
    return read({
      notifications: page,
      nextCursor: expected.length > limit ? (nextCursor ?? 'a cursor') : null,
      ...unreadOf(world, me),
    });
  };
  return { method: 'GET', path: `/api/notifications?limit=${limit}`, token: 'required', settle };
}

/** Makes every signed-in user whose notifications changed read them. */
export function readsAfter({ told, sessions }: World, before: readonly Told[]): Command[] {
  const differing = [
    ...told.filter((one) => !before.includes(one)),
    ...before.filter((one) => !told.includes(one)),
  ];
  return [...new Set(differing.map(({ to }) => to))].flatMap((to): Command[] => {
    const actor = sessions.findLastIndex(({ personId }) => personId === to);
    return actor < 0 ? [] : [{ call: 'notifications', limit: 7, actor, minimal: false, wait: 0 }];
  });
}

function set({ world, me }: Scene, reading: Reading, isChanged: boolean) {
  world.reading[me] = reading;
  return { status: 200, body: unreadOf(world, me), changes: isChanged };
}

/** Up to any notification ever issued; occasionally to one that does not exist. */
export function readUntil(scene: Scene, { until }: CommandOf<'readUntil'>): Step {
  const { world, me } = scene;
  const [order, id] = pick([...world.notificationIds, [-1, '1'] as const], until);
  const isTooFar = until % 15 === 0;
  const settle = () => {
    if (isTooFar) return refuse('readTooFar');
    const reading = readingOf(world, me);
    const isChanged = Number(id) > reading.id;
    const further = { ...reading, id: Number(id), order };
    return set(scene, isChanged ? further : reading, isChanged);
  };
  return {
    method: 'POST',
    path: '/api/notifications/read',
    body: { until: isTooFar ? '9000000000000000' : id },
    token: 'required',
    settle,
  };
}

export function turnOff(scene: Scene, { off }: CommandOf<'turnOff'>): Step {
  const { world, me } = scene;
  const settle = () => {
    const reading = readingOf(world, me);
    const kinds = NOTIFICATION_KINDS.filter((kind) => off.includes(kind));
    return set(scene, { ...reading, off: kinds }, kinds.join() !== reading.off.join());
  };
  return {
    method: 'POST',
    path: '/api/notifications/off',
    body: { off },
    token: 'required',
    settle,
  };
}
