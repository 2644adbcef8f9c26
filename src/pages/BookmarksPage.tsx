import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { PageHeading } from '../components/PageHeading';
import { PostFeed } from '../features/posts/feed/PostFeed';
import { paths } from '../lib/paths';

/** `/bookmarks`: the posts the viewer bookmarked. */
export function BookmarksPage() {
  return (
    <>
      <PageHeading title="Bookmarks" />
      <PostFeed
        arg={{ feed: 'bookmarks', sort: 'latest' }}
        empty="No Bookmarks"
        emptyHint={
          <>
            <p>Posts you bookmark are saved here.</p>
            <Button component={Link} to={paths.explore} variant="outlined">
              Explore
            </Button>
          </>
        }
      />
    </>
  );
}
