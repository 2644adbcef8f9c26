import { LazyRegion } from '../../components/LazyRegion';
import { lazyComponent } from '../../components/lazyComponent';
import { Thread } from '../../features/posts/feed/Thread';
import { useFeed } from '../../features/posts/feed/useFeed';
import { DeletedPost } from './DeletedPost';

/** Few ever find a post gone while they write. */
const KeptDrafts = lazyComponent(
  async () => (await import('../../features/posts/composer/KeptDrafts')).KeptDrafts,
);

interface GonePostProps {
  postId: string;
  /** What is said where nobody answered it. */
  children: React.ReactNode;
}

/** A post that is not there: the replies to it still are, and what its reader was writing. */
export function GonePost({ postId, children }: GonePostProps) {
  const { posts = [] } = useFeed({ feed: 'replies', postId, sort: 'oldest' });
  const isAnswered = posts.length > 0;
  return (
    <>
      {isAnswered ? <DeletedPost /> : children}
      <LazyRegion>
        <KeptDrafts postId={postId} />
      </LazyRegion>
      {isAnswered && <Thread postId={postId} />}
    </>
  );
}
