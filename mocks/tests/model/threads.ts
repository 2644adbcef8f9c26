import type { Piece, World } from './world';

/** A username as it is compared. */
export const folded = (username: string) => username.normalize('NFC').toLowerCase();

/** Those named in a text who are there, each once, in the order of the text. */
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

/** What a piece answers, what that answers, and so on, up to one that is gone or was passed already. */
export function piecesAbove(world: World, piece: Piece, below: readonly Piece[] = []): Piece[] {
  const passed = [...below, piece];
  const parent = world.pieces.find(({ _id }) => _id === piece.replyTo);
  if (!parent || passed.includes(parent)) return [];
  return [parent, ...piecesAbove(world, parent, passed)];
}
