import { Thread } from '../../features/posts/feed/Thread';
import { useFeed } from '../../features/posts/feed/useFeed';
import { DeletedPost } from './DeletedPost';

interface GonePostProps {
  postId: string;
  /** What is said where nobody answered it. */
  children: React.ReactNode;
}

/** A post that is not there: the replies to it still are. */
export function GonePost({ postId, children }: GonePostProps) {
  const { posts = [] } = useFeed({ feed: 'replies', postId, sort: 'oldest' });
  if (posts.length === 0) return children;
  return (
    <>
      <DeletedPost />
      <Thread postId={postId} />
    </>
  );
}
