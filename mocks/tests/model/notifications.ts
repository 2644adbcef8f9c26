import type { FilmList } from './filmLists';
import { isMuted } from './hiding';
import { notify, removeAll, withdraw } from './notified';
import { mentionsIn } from './threads';
import {
  stamp,
  type NotifiedEvent,
  type Piece,
  type Told,
  type Withdrawn,
  type World,
} from './world';

export function notifyOfLike(
  world: World,
  { _id: postId, authorId: to }: Piece,
  by: string,
  now: number,
): void {
  const order = world.order++;
  if (by === to) return;
  notify(world, { kind: 'like', to, by, postId, day: null, at: stamp(now), order });
}

function withdrawAll(world: World, isGone: (event: NotifiedEvent) => boolean): void {
  for (const event of world.events.filter(isGone)) withdraw(world, event);
}

export function withdrawLike(world: World, { _id }: Piece, by: string): void {
  withdrawAll(world, (event) => event.kind === 'like' && event.postId === _id && event.by === by);
}

export function notifyOfFollow(world: World, by: string, to: string, now: number): void {
  const at = stamp(now);
  const day = at.slice(0, 10);
  notify(world, { kind: 'follow', to, by, postId: null, day, at, order: world.order++ });
}

export function withdrawFollow(world: World, by: string, to: string): void {
  withdrawAll(world, (event) => event.kind === 'follow' && event.by === by && event.to === to);
}

const isOfList = (
  { kind, listId, by }: NotifiedEvent,
  of: NotifiedEvent['kind'],
  list: FilmList,
  actor: string,
): boolean => kind === of && listId === list._id && by === actor;

/** A like or a clone by somebody else. Who clones a list again counts once, as of then. */
export function notifyOfList(
  world: World,
  kind: 'listLike' | 'listClone',
  list: FilmList,
  by: string,
  now: number,
): void {
  const order = world.order++;
  const { _id: listId, ownerId: to } = list;
  if (by === to) return;
  world.events = world.events.filter((event) => !isOfList(event, kind, list, by));
  notify(world, { kind, to, by, postId: null, listId, day: null, at: stamp(now), order });
}

export function withdrawListLike(world: World, list: FilmList, by: string): void {
  withdrawAll(world, (event) => isOfList(event, 'listLike', list, by));
}

export const withdrawList = (world: World, { _id }: FilmList): Withdrawn =>
  removeAll(world, ({ listId }) => listId === _id);

/** Whom a text mentions of those who exist for its author. */
const mentionedIds = (world: World, content: string, authorId: string): string[] =>
  mentionsIn(world, content, authorId).flatMap(({ username }) =>
    world.people.filter((person) => person.username === username).map(({ _id }) => _id),
  );

const mentionOf = (
  { _id: postId, authorId: by }: Piece,
  to: string,
  when: Pick<NotifiedEvent, 'at' | 'order'>,
): NotifiedEvent => ({ kind: 'mention', to, by, postId, day: null, ...when });

/** Of a post nobody is told who has muted its author. */
function notifyAll(world: World, events: readonly NotifiedEvent[]): void {
  for (const event of events) if (!isMuted(world, event.to, event.by)) notify(world, event);
}

export function notifyOfPiece(world: World, piece: Piece): void {
  const { replyTo, authorId, content, createdAt: at, order } = piece;
  const when = { at, order };
  const answered = world.pieces.find(({ _id }) => _id === replyTo)?.authorId;
  const mentions = mentionedIds(world, content, authorId)
    .filter((id) => id !== answered)
    .map((id) => mentionOf(piece, id, when));
  const replies: NotifiedEvent[] =
    answered === undefined ? [] : [{ ...mentionOf(piece, answered, when), kind: 'reply' }];
  notifyAll(
    world,
    [...replies, ...mentions].filter(({ to }) => to !== authorId),
  );
}

export function notifyOfEdit(world: World, piece: Piece, contentBefore: string, now: number): void {
  const [before, after] = [contentBefore, piece.content].map((content) =>
    mentionedIds(world, content, piece.authorId),
  );
  const isOfPiece = ({ kind, postId }: Told) => kind !== 'like' && postId === piece._id;
  const notified = world.events.filter(isOfPiece).map(({ to }) => to);
  removeAll(
    world,
    (told) => isOfPiece(told) && told.kind === 'mention' && !after?.includes(told.to),
  );
  const when = { at: stamp(now), order: world.order++ };
  const known = [piece.authorId, ...(before ?? []), ...notified];
  const newlyMentioned = (after ?? []).filter((id) => !known.includes(id));
  notifyAll(
    world,
    newlyMentioned.map((id) => mentionOf(piece, id, when)),
  );
}

export const withdrawPiece = (world: World, { _id }: Piece): Withdrawn =>
  removeAll(world, ({ postId }) => postId === _id);

/** Takes back all that somebody did, and what they were told. */
export function withdrawActor(world: World, personId: string): void {
  withdrawAll(world, ({ by }) => by === personId);
  removeAll(world, ({ to }) => to === personId);
}
