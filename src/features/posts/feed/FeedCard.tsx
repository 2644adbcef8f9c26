import { useContext } from 'react';
import { useAppSelector } from '../../../app/hooks';
import { PostCard } from '../card/PostCard';
import { selectPostOverlay, shownPost } from '../changes/overlay';
import type { RevisedPost } from '../postsApi';
import { FeedContext } from './FeedContext';

interface FeedCardProps {
  /** The post as it was answered. */
  answer: RevisedPost;
  eager: boolean;
}

/** A card of a feed: its post with later changes applied. */
export function FeedCard({ answer: { post: cached, revision }, eager }: FeedCardProps) {
  const feed = useContext(FeedContext)?.feed ?? null;
  const post = useAppSelector((state) =>
    shownPost(selectPostOverlay(state), cached, revision, feed),
  );
  return post && <PostCard eager={eager} post={post} />;
}
