import type { Notification } from '../../domain/notifications';
import { fullName } from '../../lib/people';

const PHRASES: Record<Notification['kind'], string> = {
  like: 'liked your post',
  follow: 'followed you',
  reply: 'replied to you',
  mention: 'mentioned you',
  listLike: 'liked your list',
  listClone: 'cloned your list',
  takenDown: 'took down',
  givenBack: 'gave back',
};

/** What a notification says after the latest actor's name, such as "and 3 others liked your post". */
export function Description({ kind, people, count, post, list, reason }: Notification) {
  if (reason !== undefined)
    return (
      <>
        {PHRASES[kind]} your {list ? 'list' : 'post'}: <bdi>{reason}</bdi>
      </>
    );
  const others = count - 1;
  const second = others === 1 ? people[1] : undefined;
  const isReply = kind === 'like' && post?.replyTo !== undefined;
  const phrase = isReply ? 'liked your reply' : PHRASES[kind];
  if (others === 0) return phrase;
  return (
    <>
      and {second ? <bdi>{fullName(second)}</bdi> : `${others} others`} {phrase}
    </>
  );
}
