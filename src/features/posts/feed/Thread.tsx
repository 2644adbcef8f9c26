import { useAppSelector } from '../../../app/hooks';
import { selectSort } from '../postsSlice';
import { FeedHeading } from './FeedHeading';
import { PostFeed } from './PostFeed';

/** The replies to a post. */
export function Thread({ postId }: { postId: string }) {
  const sort = useAppSelector((state) => selectSort(state, 'replies'));
  return (
    <>
      <FeedHeading feed="replies" />
      <PostFeed
        arg={{ feed: 'replies', postId, sort }}
        empty="No replies yet"
        emptyHint={<p>Be the first to reply.</p>}
      />
    </>
  );
}
