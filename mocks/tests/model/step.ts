import { REFUSALS, type RefusalName } from '../../../src/domain/errors';
import type { Answer } from '../../testing/client';
import type { Command } from './commands';
import { isAbsent } from './hiding';
import { allPosts, postOf } from './views';
import type { Person, Piece, World } from './world';

export type CommandOf<K extends Command['call']> = Extract<Command, { call: K }>;

export interface Granted {
  status: number;
  body: unknown;
  /** Whether the data changed. */
  changes: boolean;
  /** Whether the answer must be marked as minimal. */
  shortened?: boolean;
}

/** `message` is null if any reason will do, as long as there is one. */
export interface Refused {
  status: number;
  message: string | null;
}

export type Expected = Granted | Refused;

/** A call, and what it does to the world. */
export interface Step {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  body?: unknown;
  /** Whether the call sends the actor's token, and whether it is refused without one. */
  token: 'unused' | 'optional' | 'required';
  /**
   * Updates the world and returns the expected answer. Values that only the backend can know are taken from the answer.
   */
  settle(answer: Answer): Expected;
}

/** The world, the caller and the time; `me` is empty for a guest. */
export interface Scene {
  world: World;
  me: string;
  now: number;
  minimal: boolean;
}

export function refuse(name: RefusalName): Refused {
  const [status, message] = REFUSALS[name];
  return { status, message };
}

export const malformed: Refused = { status: 400, message: null };

export function read(body: unknown): Granted {
  return { status: 200, body, changes: false };
}

export function changed(status: number, body: unknown): Granted {
  return { status, body, changes: true };
}

/** The answer to a post's mutation: that post alone if the caller prefers a minimal answer, otherwise all posts. */
export function changedPost({ world, me, minimal }: Scene, status: number, piece: Piece): Granted {
  if (!minimal) return changed(status, { posts: allPosts(world, me) });
  const post = postOf(world, piece, me, { isShown: (id) => id === me });
  return { ...changed(status, { post }), shortened: true };
}

export function pick<T>(from: readonly T[], choice: number): T {
  const chosen = from[choice % from.length];
  if (chosen === undefined) throw new Error('The model has nothing to choose from');
  return chosen;
}

/** The id of a post that exists, existed, or never did. */
export function somePostId({ pieces, deleted }: World, choice: number): string {
  return anyOf([...pieces, ...deleted.map(({ piece }) => piece)], choice);
}

/** Mostly one of the newest, so that posts are answered twice and answers have answers. */
export function someAnsweredId(world: World, choice: number): string {
  const newest = world.pieces.slice(-2).map(({ _id }) => _id);
  return choice % 4 === 0 ? somePostId(world, choice) : pick(newest, choice);
}

/** Mostly one with replies, which may be deleted, so that threads are read. */
export function someThreadId(world: World, choice: number): string {
  const answered = world.pieces.flatMap(({ replyTo }) => replyTo ?? []);
  return choice % 4 === 0 || answered.length === 0
    ? somePostId(world, choice)
    : pick(answered, choice);
}

/** Mostly one of the caller's own, so that posts are edited, deleted and restored. */
export function ownPostId({ me }: Scene, pieces: readonly Piece[], choice: number): string {
  const own = pieces.filter(({ authorId }) => authorId === me);
  return anyOf(choice % 5 === 0 || own.length === 0 ? pieces : own, choice);
}

function anyOf(pieces: readonly Piece[], choice: number): string {
  return pick([...pieces.map(({ _id }) => _id), 'never_was'], choice);
}

export function somePersonId({ people }: World, choice: number): string {
  return pick([...people.map(({ _id }) => _id), 'nobody'], choice);
}

/** A user whose whole activity the model knows: one who is not in the seed. */
export function somebody({ world }: Scene, choice: number): Person | undefined {
  const id = somePersonId(world, choice);
  return world.people.find(({ _id, password }) => _id === id && password !== null);
}

/** Somebody who exists for the caller, and their name in an address, which is nobody's if there is no such person. */
export function named(
  { world, me }: Scene,
  person: Person | undefined,
): { person: Person | undefined; address: string } {
  return {
    person: person && !isAbsent(world, me, person._id) ? person : undefined,
    address: encodeURIComponent(person?.username ?? 'no-such-person'),
  };
}

/** A post of somebody who exists for the viewer. */
export function pieceFor({ world, me }: Scene, id: string): Piece | undefined {
  const piece = pieceOf(world, id);
  return piece && !isAbsent(world, me, piece.authorId) ? piece : undefined;
}

export function pieceOf({ pieces }: World, id: string): Piece | undefined {
  return pieces.find(({ _id }) => _id === id);
}
