import type { Piece, World } from './world';

/** A username's form for comparison. */
export const folded = (username: string) => username.normalize('NFC').toLowerCase();

/** The existing users mentioned in a text, each once, in order of appearance. */
export function mentionsIn({ people, naming }: World, content: string): { username: string }[] {
  const named = (naming[content] ?? []).flatMap(
    (name) => people.find(({ username }) => folded(username) === folded(name)) ?? [],
  );
  return [...new Set(named)].map(({ username }) => ({ username }));
}

export const isReply = ({ replyTo }: Piece): boolean => replyTo !== undefined;

export function repliesTo({ pieces }: World, id: string): Piece[] {
  return pieces.filter(({ replyTo }) => replyTo === id);
}

/** The piece that this one answers, the one above that, and so on, up to a missing or repeated one. */
export function piecesAbove(world: World, piece: Piece, below: readonly Piece[] = []): Piece[] {
  const passed = [...below, piece];
  const parent = world.pieces.find(({ _id }) => _id === piece.replyTo);
  if (!parent || passed.includes(parent)) return [];
  return [parent, ...piecesAbove(world, parent, passed)];
}
