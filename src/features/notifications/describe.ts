import type { Notification, NotificationKind } from '../../domain/notifications';

const PHRASES: Record<NotificationKind, string> = {
  like: 'liked your post',
  follow: 'followed you',
  reply: 'replied to you',
  mention: 'mentioned you',
};

/** The text of a notification after the latest actor's name, such as "and 3 others liked your post". */
export const describe = ({ kind, people, count, post }: Notification): string => {
  const others = count - 1;
  const second = others === 1 ? people[1] : undefined;
  const isReply = kind === 'like' && post?.replyTo !== undefined;
  const phrase = isReply ? 'liked your reply' : PHRASES[kind];
  if (others === 0) return phrase;
  return `and ${second ? givenName(second) : `${others} others`} ${phrase}`;
};

/** The first name, or else the last name, or else the username. */
export const givenName = ({
  firstName,
  lastName,
  username,
}: Pick<Notification['people'][number], 'firstName' | 'lastName' | 'username'>): string =>
  firstName.trim() || lastName.trim() || username;
