import { isMuted, isUnheard, hasLeft } from './hiding';
import type { NotifiedEvent, Told, Withdrawn, World } from './world';

/** Events of the same group share a notification. */
const groupOf = ({ to, kind, postId, listId, day }: Told): string =>
  [to, kind, postId ?? listId ?? day].join(' ');

export const isSameGroup = (one: Told, other: Told): boolean => groupOf(one) === groupOf(other);

/** What is behind a notification, the latest first. */
export const eventsOf = ({ events }: World, told: Told): NotifiedEvent[] =>
  events.filter((event) => isSameGroup(event, told)).sort((a, b) => b.order - a.order);

/** Those of its events whose actors are named to whom it is for. */
export const namedEvents = (world: World, told: Told): NotifiedEvent[] =>
  eventsOf(world, told).filter(({ by }) => !isUnheard(world, told.to, by) && !hasLeft(world, by));

function tell(world: World, told: Told): void {
  world.told = [...world.told.filter((other) => !isSameGroup(other, told)), told];
}

/** Who has muted the actor is not told. */
export function notify(world: World, event: NotifiedEvent): void {
  world.events.push(event);
  if (!isMuted(world, event.to, event.by)) tell(world, event);
}

/** Takes notifications away with what is behind them. */
export function removeAll(world: World, isGone: (told: Told) => boolean): Withdrawn {
  const gone = { events: world.events.filter(isGone), told: world.told.filter(isGone) };
  world.events = world.events.filter((event) => !gone.events.includes(event));
  world.told = world.told.filter((told) => !gone.told.includes(told));
  return gone;
}

export function bringBack(world: World, { events, told }: Withdrawn): void {
  world.events.push(...events);
  world.told.push(...told);
}

/** Takes back an event. Its notification is as old as the latest that is left, or gone. */
export function withdraw(world: World, event: NotifiedEvent): void {
  world.events = world.events.filter((other) => other !== event);
  const told = world.told.find((other) => isSameGroup(other, event));
  if (!told) return;
  const [latest] = namedEvents(world, event);
  if (latest) tell(world, latest);
  else world.told = world.told.filter((other) => other !== told);
}
