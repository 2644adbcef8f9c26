import { useEffect, useEffectEvent, useState } from 'react';
import {
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
} from 'react-router-dom';
import { errorMessage, errorStatus } from '../api/errorMessage';
import { useAppSelector } from '../app/hooks';
import { ErrorState } from '../components/ErrorState';
import { NotFound } from '../components/NotFound';
import { PageHeading } from '../components/PageHeading';
import { PostSkeleton } from '../components/PostSkeleton';
import type { Post, SpoilerMark } from '../domain/entities';
import { REFUSALS } from '../domain/errors';
import { useGetBookmarksQuery } from '../features/posts/bookmarksApi';
import { Composer } from '../features/posts/composer/Composer';
import { Thread } from '../features/posts/feed/Thread';
import { deletion } from '../features/posts/changes/postChanges';
import { marksOf } from '../features/posts/spoilers';
import { selectPost } from '../features/posts/changes/selectPost';
import { PostCard } from '../features/posts/card/PostCard';
import { useGetPostQuery } from '../features/posts/postsApi';
import { ParentPost } from './post/ParentPost';
import { GonePost } from './post/GonePost';
import { overlayEntryLeft } from '../features/ui/overlayHistory';
import { likerOf } from '../lib/people';
import { paths } from '../lib/paths';

/** The router's key for the first history entry, before which there is no page of this app. */
const FIRST_KEY = 'default';

const [, NOT_FOUND] = REFUSALS.postNotFound;

/** What covers the replies to a post: the nearest mark above them. */
const markFor = (post: Post): { spoilers?: SpoilerMark } => {
  const [spoilers] = marksOf(post);
  return spoilers ? { spoilers } : {};
};

/** Goes back, or to Home, once the viewer deletes the post of this page. Returns whether it is leaving. */
const useLeaveDeleted = (postId: string): boolean => {
  const navigate = useNavigate();
  const { key } = useLocation();
  const type = useNavigationType();
  const isDeleting = useAppSelector((state) => deletion.pending(state, postId) === true);
  const [isLeaving, setLeaving] = useState(false);
  if (isDeleting && !isLeaving) setLeaving(true);
  const leave = useEffectEvent(() => {
    const cameFromLogin = type === NavigationType.Replace;
    if (key === FIRST_KEY || cameFromLogin) void navigate(paths.home, { replace: true });
    else void navigate(-1);
  });
  useEffect(() => {
    // The menu has a history entry of its own, and the entry before may also be this page.
    if (isLeaving) void overlayEntryLeft().then(() => leave());
  }, [isLeaving, key]);
  return isLeaving;
};

/** One post, shown from any cached answer until its own arrives. */
function SinglePost({ postId }: { postId: string }) {
  const { data, error: lastError, isError, refetch } = useGetPostQuery(postId);
  const isLeaving = useLeaveDeleted(postId);
  useGetBookmarksQuery();
  const post = useAppSelector((state) => selectPost(state, postId));
  // During a refetch, `error` is still that of the last failure.
  const error = isError ? lastError : undefined;
  const isDeleted = !post && data !== undefined;

  if (isLeaving) return <PostSkeleton photo />;
  if (isDeleted || (error && !data)) {
    const isGone = isDeleted || errorStatus(error) === 404;
    if (!isGone) return <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} />;
    return (
      <GonePost postId={postId}>
        <NotFound
          back={{ to: paths.home, label: 'Back to Home' }}
          message={isDeleted ? NOT_FOUND : errorMessage(error)}
        />
      </GonePost>
    );
  }
  if (!post) return <PostSkeleton photo />;
  const { author, replyTo } = post;
  return (
    <>
      {replyTo && <ParentPost postId={replyTo._id} />}
      <PostCard eager post={post} />
      <Composer replyTo={{ _id: postId, author: likerOf(author), ...markFor(post) }} />
      <Thread postId={postId} />
    </>
  );
}

/** `/singlePost/{postId}` */
export function PostPage() {
  const { postId = '' } = useParams();
  return (
    <>
      <PageHeading backTo={paths.home} title="Post" />
      <SinglePost key={postId} postId={postId} />
    </>
  );
}
