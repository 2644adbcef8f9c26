import { isAbsent } from './hiding';
import type { Piece, World } from './world';

/** A username's form for comparison. */
export const folded = (username: string) => username.normalize('NFC').toLowerCase();

/** The users mentioned in a text who exist for the viewer, each once, in order of appearance. */
export function mentionsIn(
  world: World,
  content: string,
  viewerId: string,
): { username: string }[] {
  const { people, naming } = world;
  const named = (naming[content] ?? [])
    .flatMap((name) => people.find(({ username }) => folded(username) === folded(name)) ?? [])
    .filter(({ _id }) => !isAbsent(world, viewerId, _id));
  return [...new Set(named)].map(({ username }) => ({ username }));
}

export const isReply = ({ replyTo }: Piece): boolean => replyTo !== undefined;

export function repliesTo({ pieces }: World, id: string): Piece[] {
  return pieces.filter(({ replyTo }) => replyTo === id);
}

/** The piece that this one answers, the one above that, and so on, up to a missing or repeated one. */
export function piecesAbove(
  world: World,
  piece: Piece,
  viewerId: string,
  below: readonly Piece[] = [],
): Piece[] {
  const passed = [...below, piece];
  const parent = world.pieces.find(({ _id }) => _id === piece.replyTo);
  if (!parent || passed.includes(parent) || isAbsent(world, viewerId, parent.authorId)) return [];
  return [parent, ...piecesAbove(world, parent, viewerId, passed)];
}
