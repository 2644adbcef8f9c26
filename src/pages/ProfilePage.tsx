import Button from '@mui/material/Button';
import { Link, Navigate, useParams } from 'react-router-dom';
import { errorMessage, errorStatus } from '../api/errorMessage';
import { useAppSelector } from '../app/hooks';
import { ErrorState } from '../components/ErrorState';
import { NotFound } from '../components/NotFound';
import { PageHeading } from '../components/PageHeading';
import { ProfileSkeleton } from '../components/ProfileSkeleton';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { selectSessionUser } from '../features/auth/authSlice';
import { FavouriteFilms } from '../features/films/favourites/FavouriteFilms';
import { PostFeed } from '../features/posts/feed/PostFeed';
import { ProfileBanner } from '../features/users/ProfileBanner';
import { ProfileHeader } from '../features/users/ProfileHeader';
import { useUser } from '../features/users/useUser';
import { paths } from '../lib/paths';
import { fullName } from '../lib/people';
import { ProfileTabs } from './profile/ProfileTabs';

function ProfileFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const message = errorMessage(error);
  return (
    <>
      <PageHeading backTo={paths.home} title="Profile" />
      {errorStatus(error) === 404 ? (
        <NotFound back={{ to: paths.explore, label: 'Back to Explore' }} message={message} />
      ) : (
        <ErrorState message={message} onRetry={onRetry} />
      )}
    </>
  );
}

interface ProfileProps {
  username: string;
  /** The tab in the address; undefined for the posts. */
  tab: string | undefined;
}

function Profile({ username, tab }: ProfileProps) {
  const { user, error, isFetching, refetch } = useUser(username);
  const viewerId = useAppSelector(selectSessionUser)?._id;
  if (!user) {
    if (!error || isFetching)
      return (
        <>
          <VisuallyHidden as="h1">Loading the profile</VisuallyHidden>
          <ProfileBanner />
          <ProfileSkeleton />
        </>
      );
    return <ProfileFailure error={error} onRetry={() => void refetch()} />;
  }
  // The server ignores the case of a username; redirect to the one canonical address.
  if (user.username !== username)
    return <Navigate replace to={[paths.profile(user.username), tab].filter(Boolean).join('/')} />;
  const isOwn = user._id === viewerId;
  return (
    <>
      <ProfileHeader user={user}>
        {user.favourites && user.favourites.length > 0 && (
          <FavouriteFilms films={user.favourites} />
        )}
      </ProfileHeader>
      <ProfileTabs tab={tab} username={user.username}>
        <PostFeed
          arg={{ feed: 'author', username: user.username, sort: 'latest' }}
          empty="No posts yet"
          emptyHint={
            isOwn ? (
              <>
                <p>What did you watch last? People would like to know.</p>
                <Button component={Link} to={paths.home} variant="outlined">
                  Write a post
                </Button>
              </>
            ) : (
              <>
                <p>
                  What <bdi>{fullName(user)}</bdi> writes will be here.
                </p>
                <Button component={Link} to={paths.explore} variant="outlined">
                  Explore
                </Button>
              </>
            )
          }
        />
      </ProfileTabs>
    </>
  );
}

/** A user's profile: the viewer's own, or that of the username in the address. */
export function ProfilePage() {
  const viewerName = useAppSelector(selectSessionUser)?.username;
  const { username = viewerName, tab } = useParams();
  return username === undefined ? null : <Profile key={username} tab={tab} username={username} />;
}
