import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router-dom';
import { errorMessage, errorStatus } from '../api/errorMessage';
import { useAppSelector } from '../app/hooks';
import { ErrorState } from '../components/ErrorState';
import { PageHeading } from '../components/PageHeading';
import { PostSkeleton } from '../components/PostSkeleton';
import { REFUSALS } from '../domain/errors';
import { useGetBookmarksQuery } from '../features/posts/bookmarksApi';
import { selectPost } from '../features/posts/changes/selectPost';
import { PostCard } from '../features/posts/card/PostCard';
import { useGetPostQuery } from '../features/posts/postsApi';
import { paths } from '../lib/paths';

const [, NOT_FOUND] = REFUSALS.postNotFound;

/** One post, shown from whatever is cached until its own answer comes. */
function SinglePost({ postId }: { postId: string }) {
  const { data, error: lastError, isError, refetch } = useGetPostQuery(postId);
  useGetBookmarksQuery();
  const post = useAppSelector((state) => selectPost(state, postId));
  // While it is asked for again, the last failure is still there.
  const error = isError ? lastError : undefined;
  const isDeleted = !post && data !== undefined;

  if (isDeleted || (error && !data)) {
    const isGone = isDeleted || errorStatus(error) === 404;
    return (
      <ErrorState
        message={isDeleted ? NOT_FOUND : errorMessage(error)}
        {...(isGone ? {} : { onRetry: () => void refetch() })}
      >
        <Button component={Link} size="small" to={paths.home} variant="outlined">
          Back to Home
        </Button>
      </ErrorState>
    );
  }
  return post ? <PostCard eager post={post} /> : <PostSkeleton photo />;
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
