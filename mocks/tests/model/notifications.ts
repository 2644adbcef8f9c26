import { NAMED_PEOPLE, type Notification } from '../../../src/domain/notifications';
import type { FilmList } from './filmLists';
import { sharedListFor } from './listViews';
import { summaryOf } from './people';
import { mentionsIn } from './threads';
import { postOf } from './views';
import { stamp, type NotifiedEvent, type Piece, type Reading, type World } from './world';

/** Events of the same group share a notification. */
const groupOf = ({ to, kind, postId, listId, day }: NotifiedEvent): string =>
  [to, kind, postId ?? listId ?? day].join(' ');

const withdraw = (world: World, isGone: (event: NotifiedEvent) => boolean): NotifiedEvent[] => {
  const gone = world.events.filter(isGone);
  world.events = world.events.filter((event) => !gone.includes(event));
  return gone;
};

export function notifyOfLike(
  world: World,
  { _id: postId, authorId: to }: Piece,
  by: string,
  now: number,
): void {
  const order = world.order++;
  if (by === to) return;
  world.events.push({ kind: 'like', to, by, postId, day: null, at: stamp(now), order });
}

export function withdrawLike(world: World, { _id }: Piece, by: string): void {
  withdraw(world, (event) => event.kind === 'like' && event.postId === _id && event.by === by);
}

export function notifyOfFollow(world: World, by: string, to: string, now: number): void {
  const at = stamp(now);
  const day = at.slice(0, 10);
  world.events.push({ kind: 'follow', to, by, postId: null, day, at, order: world.order++ });
}

export function withdrawFollow(world: World, by: string, to: string): void {
  withdraw(world, (event) => event.kind === 'follow' && event.by === by && event.to === to);
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
  withdraw(world, (event) => isOfList(event, kind, list, by));
  world.events.push({ kind, to, by, postId: null, listId, day: null, at: stamp(now), order });
}

export function withdrawListLike(world: World, list: FilmList, by: string): void {
  withdraw(world, (event) => isOfList(event, 'listLike', list, by));
}

export const withdrawList = (world: World, { _id }: FilmList): NotifiedEvent[] =>
  withdraw(world, ({ listId }) => listId === _id);

const mentionedIds = (world: World, content: string): string[] =>
  mentionsIn(world, content).flatMap(({ username }) =>
    world.people.filter((person) => person.username === username).map(({ _id }) => _id),
  );

const mentionOf = (
  { _id: postId, authorId: by }: Piece,
  to: string,
  when: Pick<NotifiedEvent, 'at' | 'order'>,
): NotifiedEvent => ({ kind: 'mention', to, by, postId, day: null, ...when });

export function notifyOfPiece(world: World, piece: Piece): void {
  const { replyTo, authorId, content, createdAt: at, order } = piece;
  const when = { at, order };
  const answered = world.pieces.find(({ _id }) => _id === replyTo)?.authorId;
  const mentions = mentionedIds(world, content)
    .filter((id) => id !== answered)
    .map((id) => mentionOf(piece, id, when));
  const replies: NotifiedEvent[] =
    answered === undefined ? [] : [{ ...mentionOf(piece, answered, when), kind: 'reply' }];
  world.events.push(...[...replies, ...mentions].filter(({ to }) => to !== authorId));
}

export function notifyOfEdit(world: World, piece: Piece, contentBefore: string, now: number): void {
  const [before, after] = [mentionedIds(world, contentBefore), mentionedIds(world, piece.content)];
  const isOfPiece = ({ kind, postId }: NotifiedEvent) => kind !== 'like' && postId === piece._id;
  withdraw(
    world,
    (event) => isOfPiece(event) && event.kind === 'mention' && !after.includes(event.to),
  );
  const notified = world.events.filter(isOfPiece).map(({ to }) => to);
  const when = { at: stamp(now), order: world.order++ };
  const newlyMentioned = after.filter(
    (id) => ![piece.authorId, ...before, ...notified].includes(id),
  );
  world.events.push(...newlyMentioned.map((id) => mentionOf(piece, id, when)));
}

export const withdrawPiece = (world: World, { _id }: Piece): NotifiedEvent[] =>
  withdraw(world, ({ postId }) => postId === _id);

export const readingOf = ({ reading }: World, personId: string): Reading =>
  reading[personId] ?? { id: 0, order: -1, off: [] };

type ModelNotification = Omit<Notification, '_id'> & { order: number };

/** A user's notifications, the newest first. */
export function notificationsOf(world: World, me: string): ModelNotification[] {
  const { order: until, off } = readingOf(world, me);
  const mine = world.events.filter(({ to, kind }) => to === me && !off.includes(kind));
  const notifications = [...new Set(mine.map(groupOf))].map((group): ModelNotification => {
    const events = mine
      .filter((event) => groupOf(event) === group)
      .sort((a, b) => b.order - a.order);
    const [latest] = events;
    if (!latest) throw new Error('The model has a notification without events');
    const piece = world.pieces.find(({ _id }) => _id === latest.postId);
    return {
      kind: latest.kind,
      people: events.slice(0, NAMED_PEOPLE).map(({ by }) => summaryOf(world, by)),
      post: piece ? postOf(world, piece, me, (id) => id === me) : null,
      ...sharedListFor(world, latest.listId, me),
      count: events.length,
      createdAt: latest.at,
      read: latest.order <= until,
      order: latest.order,
    };
  });
  return notifications.sort((a, b) => b.order - a.order);
}

/** A user's unread count, and the kinds that are off. */
export const unreadOf = (world: World, me: string) => ({
  unread: notificationsOf(world, me).filter(({ read }) => !read).length,
  off: readingOf(world, me).off,
});
