import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useAppSelector } from '../../../app/hooks';
import { paths } from '../../../lib/paths';
import { selectSessionUser } from '../../auth/authSlice';
import { PostFeed } from './PostFeed';

/** A user's replies to others. */
export function Replies({ username }: { username: string }) {
  const isOwn = useAppSelector((state) => selectSessionUser(state)?.username === username);
  return (
    <PostFeed
      arg={{ feed: 'authorReplies', username, sort: 'latest' }}
      empty="No replies yet"
      emptyHint={
        <>
          <p>
            {isOwn ? (
              'Reply to a post, and your reply will show up here too.'
            ) : (
              <>
                <bdi>@{username}</bdi>’s replies will show up here.
              </>
            )}
          </p>
          <Button component={Link} to={paths.explore} variant="outlined">
            Explore
          </Button>
        </>
      }
    />
  );
}
