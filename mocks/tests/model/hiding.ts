import type { World } from './world';

/** Somebody blocks or mutes somebody else. */
export interface Hide {
  from: string;
  kind: 'block' | 'mute';
  to: string;
}

/** Whether somebody hides somebody else that way. */
export const hides = (
  { hides: all }: World,
  from: string,
  kind: Hide['kind'],
  to: string,
): boolean => all.some((hide) => hide.from === from && hide.kind === kind && hide.to === to);

export const hasLeft = ({ leavers }: World, personId: string): boolean =>
  leavers.some((leaver) => leaver.personId === personId);

/** Whether two people do not exist for each other, since one of them blocks the other. */
const isBlocked = (world: World, one: string, other: string): boolean =>
  hides(world, one, 'block', other) || hides(world, other, 'block', one);

/** Whether somebody does not exist for the viewer, who is empty for a guest. */
export const isAbsent = (world: World, viewerId: string, personId: string): boolean =>
  hasLeft(world, personId) || isBlocked(world, viewerId, personId);

export const isMuted = (world: World, viewerId: string, personId: string): boolean =>
  hides(world, viewerId, 'mute', personId);

/** Whether somebody hears nothing of what a person does. */
export const isUnheard = (world: World, viewerId: string, personId: string): boolean =>
  isBlocked(world, viewerId, personId) || isMuted(world, viewerId, personId);

/** Whether there is anybody of whom somebody hears nothing. */
export const hidesAnybody = (world: World, viewerId: string): boolean =>
  world.people.some(({ _id }) => isUnheard(world, viewerId, _id));
