import { LazyRegion } from '../../components/LazyRegion';
import { lazyComponent } from '../../components/lazyComponent';
import { Thread } from '../../features/posts/feed/Thread';
import { useFeed } from '../../features/posts/feed/useFeed';
import { DeletedPost } from './DeletedPost';

/** Loaded lazily: a post is rarely deleted while somebody is writing a reply. */
const OrphanedDrafts = lazyComponent(
  async () => (await import('../../features/posts/composer/OrphanedDrafts')).OrphanedDrafts,
);

interface GonePostProps {
  postId: string;
  /** Shown if the post has no replies. */
  children: React.ReactNode;
}

/** The page of a deleted post: its replies remain, and so do the viewer's drafts. */
export function GonePost({ postId, children }: GonePostProps) {
  const { posts = [] } = useFeed({ feed: 'replies', postId, sort: 'oldest' });
  const isAnswered = posts.length > 0;
  return (
    <>
      {isAnswered ? <DeletedPost /> : children}
      <LazyRegion>
        <OrphanedDrafts postId={postId} />
      </LazyRegion>
      {isAnswered && <Thread postId={postId} />}
    </>
  );
}
