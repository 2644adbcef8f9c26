import { NAMED_PEOPLE, type Notification } from '../../../src/domain/notifications';
import { mentionsIn } from './threads';
import { postOf, summaryOf } from './views';
import { stamp, type Deed, type Piece, type Reading, type World } from './world';

/** Events of the same group share a notification. */
const groupOf = ({ to, kind, postId, day }: Deed): string => [to, kind, postId ?? day].join(' ');

function add(world: World, deeds: readonly Deed[], at: string): void {
  for (const deed of deeds) {
    world.deeds.push(deed);
    world.joinedAt[groupOf(deed)] = at;
  }
}

const withdraw = (world: World, isGone: (deed: Deed) => boolean): Deed[] => {
  const gone = world.deeds.filter(isGone);
  world.deeds = world.deeds.filter((deed) => !gone.includes(deed));
  return gone;
};

export function notifyOfLike(
  world: World,
  { _id: postId, authorId: to }: Piece,
  by: string,
  now: number,
): void {
  const order = world.order++;
  if (by !== to) add(world, [{ kind: 'like', to, by, postId, day: null, order }], stamp(now));
}

export function withdrawLike(world: World, { _id }: Piece, by: string): void {
  withdraw(world, (deed) => deed.kind === 'like' && deed.postId === _id && deed.by === by);
}

export function notifyOfFollow(world: World, by: string, to: string, now: number): void {
  const at = stamp(now);
  const day = at.slice(0, 10);
  add(world, [{ kind: 'follow', to, by, postId: null, day, order: world.order++ }], at);
}

export function withdrawFollow(world: World, by: string, to: string): void {
  withdraw(world, (deed) => deed.kind === 'follow' && deed.by === by && deed.to === to);
}

const mentionedIds = (world: World, content: string): string[] =>
  mentionsIn(world, content).flatMap(({ username }) =>
    world.people.filter((person) => person.username === username).map(({ _id }) => _id),
  );

const mentionOf = ({ _id: postId, authorId: by }: Piece, to: string, order: number): Deed => ({
  kind: 'mention',
  to,
  by,
  postId,
  day: null,
  order,
});

export function notifyOfPiece(world: World, piece: Piece): void {
  const { replyTo, authorId, content, createdAt, order } = piece;
  const answered = world.pieces.find(({ _id }) => _id === replyTo)?.authorId;
  const mentions = mentionedIds(world, content)
    .filter((id) => id !== answered)
    .map((id) => mentionOf(piece, id, order));
  const replies: Deed[] =
    answered === undefined ? [] : [{ ...mentionOf(piece, answered, order), kind: 'reply' }];
  const added = [...replies, ...mentions].filter(({ to }) => to !== authorId);
  add(world, added, createdAt);
}

export function notifyOfEdit(world: World, piece: Piece, contentBefore: string, now: number): void {
  const [before, after] = [mentionedIds(world, contentBefore), mentionedIds(world, piece.content)];
  const isOfPiece = ({ kind, postId }: Deed) => kind !== 'like' && postId === piece._id;
  withdraw(world, (deed) => isOfPiece(deed) && deed.kind === 'mention' && !after.includes(deed.to));
  const notified = world.deeds.filter(isOfPiece).map(({ to }) => to);
  const order = world.order++;
  const newlyMentioned = after.filter(
    (id) => ![piece.authorId, ...before, ...notified].includes(id),
  );
  add(
    world,
    newlyMentioned.map((id) => mentionOf(piece, id, order)),
    stamp(now),
  );
}

export const withdrawPiece = (world: World, { _id }: Piece): Deed[] =>
  withdraw(world, ({ postId }) => postId === _id);

export const readingOf = ({ reading }: World, personId: string): Reading =>
  reading[personId] ?? { id: 0, order: -1, off: [] };

type ModelNotification = Omit<Notification, '_id'> & { order: number };

/** A user's notifications, the newest first. */
export function notificationsOf(world: World, me: string): ModelNotification[] {
  const { order: until, off } = readingOf(world, me);
  const mine = world.deeds.filter(({ to, kind }) => to === me && !off.includes(kind));
  const notifications = [...new Set(mine.map(groupOf))].map((group): ModelNotification => {
    const deeds = mine.filter((deed) => groupOf(deed) === group).sort((a, b) => b.order - a.order);
    const [latest] = deeds;
    if (!latest) throw new Error('The model told of nothing');
    const piece = world.pieces.find(({ _id }) => _id === latest.postId);
    return {
      kind: latest.kind,
      people: deeds.slice(0, NAMED_PEOPLE).map(({ by }) => summaryOf(world, by)),
      post: piece ? postOf(world, piece, me, (id) => id === me) : null,
      count: deeds.length,
      createdAt: world.joinedAt[group] ?? '',
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
