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
import { PageHeading } from '../components/PageHeading';
import { PostSkeleton } from '../components/PostSkeleton';
import type { Post, SpoilerMark } from '../domain/entities';
import { REFUSALS } from '../domain/errors';
import { useGetBookmarksQuery } from '../features/posts/bookmarksApi';
import { Composer } from '../features/posts/composer/Composer';
import { Thread } from '../features/posts/feed/Thread';
import { deletionId } from '../features/posts/changes/postChanges';
import { marksOf } from '../features/posts/changes/spoilers';
import { selectPost } from '../features/posts/changes/selectPost';
import { PostCard } from '../features/posts/card/PostCard';
import { useGetPostQuery } from '../features/posts/postsApi';
import { selectDesired } from '../features/posts/postsSlice';
import { ParentPost } from './post/ParentPost';
import { GonePost } from './post/GonePost';
import { overlaysLeft } from '../features/ui/overlayHistory';
import { likerOf } from '../lib/people';
import { paths } from '../lib/paths';

/** The router's key of the entry with which a visit begins: there is nothing of the app before it. */
const FIRST_KEY = 'default';

const [, NOT_FOUND] = REFUSALS.postNotFound;

/** What covers the replies to a post: the nearest mark above them. */
const markFor = (post: Post): { spoilers?: SpoilerMark } => {
  const [spoilers] = marksOf(post);
  return spoilers ? { spoilers } : {};
};

/** Leads back to where the reader came from, or to Home, once they delete the post they are at. */
const useLeaveDeleted = (postId: string): boolean => {
  const navigate = useNavigate();
  const { key } = useLocation();
  const type = useNavigationType();
  const isDeleting = useAppSelector((state) => selectDesired(state, deletionId(postId)) === true);
  const [isLeaving, setLeaving] = useState(false);
  if (isDeleting && !isLeaving) setLeaving(true);
  const leave = useEffectEvent(() => {
    const cameFromLogin = type === NavigationType.Replace;
    if (key === FIRST_KEY || cameFromLogin) void navigate(paths.home, { replace: true });
    else void navigate(-1);
  });
  useEffect(() => {
    // The menu in which they chose so has an entry of its own, and the entry before may be of this page too.
    if (isLeaving) void overlaysLeft().then(() => leave());
  }, [isLeaving, key]);
  return isLeaving;
};

/** One post, shown from whatever is cached until its own answer comes. */
function SinglePost({ postId }: { postId: string }) {
  const { data, error: lastError, isError, refetch } = useGetPostQuery(postId);
  const isLeaving = useLeaveDeleted(postId);
  useGetBookmarksQuery();
  const post = useAppSelector((state) => selectPost(state, postId));
  // While it is asked for again, the last failure is still there.
  const error = isError ? lastError : undefined;
  const isDeleted = !post && data !== undefined;

  if (isLeaving) return <PostSkeleton photo />;
  if (isDeleted || (error && !data)) {
    const isGone = isDeleted || errorStatus(error) === 404;
    const failure = (
      <ErrorState
        back={{ to: paths.home, label: 'Back to Home' }}
        message={isDeleted ? NOT_FOUND : errorMessage(error)}
        {...(isGone ? {} : { onRetry: () => void refetch() })}
      />
    );
    return isGone ? <GonePost postId={postId}>{failure}</GonePost> : failure;
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
