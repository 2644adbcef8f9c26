import Button from '@mui/material/Button';
import { Link, Navigate, useParams } from 'react-router-dom';
import { errorMessage, errorStatus } from '../api/errorMessage';
import { useAppSelector } from '../app/hooks';
import { ErrorState } from '../components/ErrorState';
import { PageHeading } from '../components/PageHeading';
import { ProfileSkeleton } from '../components/ProfileSkeleton';
import { selectSessionUser } from '../features/auth/authSlice';
import { PostFeed } from '../features/posts/feed/PostFeed';
import { ProfileBanner } from '../features/users/ProfileBanner';
import { ProfileHeader } from '../features/users/ProfileHeader';
import { useUser } from '../features/users/useUser';
import { paths } from '../lib/paths';

function ProfileFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isUnknown = errorStatus(error) === 404;
  return (
    <>
      <PageHeading backTo={paths.home} title="Profile" />
      <ErrorState message={errorMessage(error)} {...(!isUnknown && { onRetry })}>
        {isUnknown && (
          <Button component={Link} to={paths.explore} variant="contained">
            Back to Explore
          </Button>
        )}
      </ErrorState>
    </>
  );
}

function Profile({ username }: { username: string }) {
  const { user, error, isFetching, refetch } = useUser(username);
  if (!user) {
    if (!error || isFetching)
      return (
        <>
          <ProfileBanner />
          <ProfileSkeleton />
        </>
      );
    return <ProfileFailure error={error} onRetry={() => void refetch()} />;
  }
  // A name is found in any case, and its page has one address.
  if (user.username !== username) return <Navigate replace to={paths.profile(user.username)} />;
  return (
    <>
      <ProfileHeader user={user} />
      <PostFeed
        arg={{ feed: 'author', username: user.username, sort: 'latest' }}
        empty="No posts yet"
      />
    </>
  );
}

/** A person's page: one's own, or that of the person named in the address. */
export function ProfilePage() {
  const viewerName = useAppSelector(selectSessionUser)?.username;
  const { username = viewerName } = useParams();
  return username === undefined ? null : <Profile key={username} username={username} />;
}
