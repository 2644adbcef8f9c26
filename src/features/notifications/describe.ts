import type { Notification, NotificationKind } from '../../domain/notifications';

const DONE: Record<NotificationKind, string> = {
  like: 'liked your post',
  follow: 'followed you',
  reply: 'replied to you',
  mention: 'mentioned you',
};

/** What a notification says after the name of whoever did it last: "and 3 others liked your post". */
export const describe = ({ kind, people, count, post }: Notification): string => {
  const others = count - 1;
  const second = others === 1 ? people[1] : undefined;
  const isReply = kind === 'like' && post?.replyTo !== undefined;
  const done = isReply ? 'liked your reply' : DONE[kind];
  if (others === 0) return done;
  return `and ${second ? givenName(second) : `${others} others`} ${done}`;
};

/** The first name; where there is none, what the person has instead. */
export const givenName = ({
  firstName,
  lastName,
  username,
}: Pick<Notification['people'][number], 'firstName' | 'lastName' | 'username'>): string =>
  firstName.trim() || lastName.trim() || username;
