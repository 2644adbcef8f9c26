import { NAMED_PEOPLE, type Notification } from '../../../src/domain/notifications';
import { hasLeft, hidesAnybody, isUnheard } from './hiding';
import { sharedListFor } from './listViews';
import { eventsOf, namedEvents } from './notified';
import { summaryOf } from './people';
import { postOf } from './views';
import type { Reading, Told, World } from './world';

export const readingOf = ({ reading }: World, personId: string): Reading =>
  reading[personId] ?? { id: 0, order: -1, off: [] };

type ModelNotification = Omit<Notification, '_id'> & { order: number };

const isByAuthor = ({ kind }: Told): boolean => kind === 'reply' || kind === 'mention';

/**
 * Whether somebody hears of it: not of what only those did of whom they hear nothing. Who has left counts as somebody, except
 * that nobody who hides anybody sees what they wrote.
 */
function isHeard(world: World, told: Told): boolean {
  const events = eventsOf(world, told).filter(({ by }) => !isUnheard(world, told.to, by));
  if (!isByAuthor(told) || !hidesAnybody(world, told.to)) return events.length > 0;
  return events.some(({ by }) => !hasLeft(world, by));
}

/** What somebody has been told, the latest first. */
const toldTo = (world: World, me: string): Told[] =>
  world.told
    .filter(({ to, kind }) => to === me && !readingOf(world, me).off.includes(kind))
    .filter((told) => isHeard(world, told))
    .sort((a, b) => b.order - a.order);

function viewOf(world: World, told: Told, me: string): ModelNotification {
  const events = eventsOf(world, told).filter(({ by }) => !isUnheard(world, me, by));
  const piece = world.pieces.find(({ _id }) => _id === told.postId);
  return {
    kind: told.kind,
    people: namedEvents(world, told)
      .slice(0, NAMED_PEOPLE)
      .map(({ by }) => summaryOf(world, by)),
    post: piece ? postOf(world, piece, me, { isShown: (id) => id === me }) : null,
    ...sharedListFor(world, told.listId, me),
    count: events.length,
    createdAt: told.at,
    read: told.order <= readingOf(world, me).order,
    order: told.order,
  };
}

/** One more than the limit if there are more. Those behind which is nobody who has not left are forgotten as they are read. */
export function notificationsOf(world: World, me: string, limit: number): ModelNotification[] {
  const found = toldTo(world, me);
  const orphans = found.slice(0, limit).filter((told) => namedEvents(world, told).length === 0);
  if (orphans.length === 0) return found.slice(0, limit + 1).map((told) => viewOf(world, told, me));
  const forgotten = orphans.filter(isByAuthor).flatMap((told) => eventsOf(world, told));
  world.told = world.told.filter((told) => !orphans.includes(told));
  world.events = world.events.filter((event) => !forgotten.includes(event));
  return notificationsOf(world, me, limit);
}

/** A user's unread count, and the kinds that are off. */
export const unreadOf = (world: World, me: string) => ({
  unread: toldTo(world, me).filter(({ order }) => order > readingOf(world, me).order).length,
  off: readingOf(world, me).off,
});
