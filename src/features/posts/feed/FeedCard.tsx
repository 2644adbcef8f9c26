import { useAppSelector } from '../../../app/hooks';
import { PostCard } from '../card/PostCard';
import { selectPostOverlay, shownPost } from '../changes/overlay';
import type { RevisedPost } from '../postsApi';

interface FeedCardProps {
  /** The post as it was answered. */
  answer: RevisedPost;
  eager: boolean;
}

/** A card of a feed: its post with later changes applied. */
export function FeedCard({ answer: { post: cached, revision }, eager }: FeedCardProps) {
  const post = useAppSelector((state) => shownPost(selectPostOverlay(state), cached, revision));
  return post && <PostCard eager={eager} post={post} />;
}
