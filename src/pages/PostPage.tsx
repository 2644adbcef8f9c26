import { useState } from 'react';
import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router-dom';
import { errorMessage, errorStatus } from '../api/errorMessage';
import { useAppSelector, useAppStore } from '../app/hooks';
import { ErrorState } from '../components/ErrorState';
import { PageHeading } from '../components/PageHeading';
import { PostSkeleton } from '../components/PostSkeleton';
import { REFUSALS } from '../domain/errors';
import { useGetBookmarksQuery } from '../features/posts/bookmarksApi';
import { findPost } from '../features/posts/postCache';
import { PostCard } from '../features/posts/card/PostCard';
import { useGetPostQuery } from '../features/posts/postsApi';
import { selectDeletedIds } from '../features/posts/postsSlice';
import { paths } from '../lib/paths';

const [, NOT_FOUND] = REFUSALS.postNotFound;

/** One post, shown from a feed's cache until its own answer comes. */
function SinglePost({ postId }: { postId: string }) {
  const store = useAppStore();
  const [known] = useState(() => findPost(store.getState(), postId));
  const { data, error: lastError, isError, refetch } = useGetPostQuery(postId);
  // While it is asked for again, the last failure is still there.
  const error = isError ? lastError : undefined;
  useGetBookmarksQuery();
  const isDeleted = useAppSelector((state) => selectDeletedIds(state).includes(postId));
  const post = data ?? (error ? undefined : known);

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
