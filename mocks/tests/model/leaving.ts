import { LIMITS } from '../../../src/domain/limits';
import { DAY_MS } from './commands';
import { hasLeft } from './hiding';
import { withdrawActor, withdrawList, withdrawPiece } from './notifications';
import { changed, refuse, type CommandOf, type Scene, type Step } from './step';
import type { World } from './world';

const RETURN_MS = LIMITS.returnDays * DAY_MS;

export function leave({ world, me, now }: Scene, { rightPassword }: CommandOf<'leave'>): Step {
  const person = world.people.find(({ _id }) => _id === me);
  const settle = () => {
    if (!rightPassword) return refuse('wrongPassword');
    world.leavers.push({ personId: me, at: now });
    for (const session of world.sessions) if (session.personId === me) session.isEnded = true;
    return changed(200, {});
  };
  const body = { password: (rightPassword && person?.password) || 'not the password' };
  return { method: 'DELETE', path: '/api/auth/account', body, token: 'required', settle };
}

/** Somebody who signs in within the week has not left. @returns whether they had */
export function comeBack(world: World, personId: string): boolean {
  const isBack = hasLeft(world, personId);
  world.leavers = world.leavers.filter((leaver) => leaver.personId !== personId);
  return isBack;
}

/** Nothing is left of a person, nor of what hung on what they made. */
function erase(world: World, id: string): void {
  const isTheirs = ({ personId }: { personId: string }) => personId === id;
  world.signs = world.signs.filter((sign) => !isTheirs(sign));
  world.entries = world.entries.filter((entry) => !isTheirs(entry));
  for (const piece of world.pieces.filter(({ authorId }) => authorId === id)) {
    withdrawPiece(world, piece);
    world.pieces = world.pieces.filter((other) => other !== piece);
    world.marks = world.marks.filter(({ postId }) => postId !== piece._id);
  }
  for (const piece of world.pieces) {
    if (piece.likedBy.includes(id)) piece.likeCount = Math.max(0, piece.likeCount - 1);
    piece.likedBy = piece.likedBy.filter((other) => other !== id);
    piece.dislikedBy = piece.dislikedBy.filter((other) => other !== id);
  }
  for (const list of world.lists) list.likedBy = list.likedBy.filter((other) => other !== id);
  for (const list of world.lists.filter(({ ownerId }) => ownerId === id)) {
    withdrawList(world, list);
    world.lists = world.lists.filter((other) => other !== list);
  }
  world.follows = world.follows.filter(({ from, to }) => from !== id && to !== id);
  withdrawActor(world, id);
  world.marks = world.marks.filter((mark) => !isTheirs(mark));
  world.hides = world.hides.filter(({ from, to }) => from !== id && to !== id);
  world.people = world.people.filter(({ _id }) => _id !== id);
  world.leavers = world.leavers.filter((leaver) => !isTheirs(leaver));
}

/** Erases those who can no longer come back, the first who left first. */
export function eraseLeavers(world: World, now: number): void {
  for (const { personId, at } of [...world.leavers])
    if (at < now - RETURN_MS) erase(world, personId);
}
