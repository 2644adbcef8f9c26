import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useAppSelector } from '../app/hooks';
import { PageHeading } from '../components/PageHeading';
import { FeedHeading } from '../features/posts/feed/FeedHeading';
import { PostFeed } from '../features/posts/feed/PostFeed';
import { selectSort } from '../features/posts/postsSlice';
import { paths } from '../lib/paths';

/** `/explore`: everybody's posts. */
export function ExplorePage() {
  const sort = useAppSelector((state) => selectSort(state, 'explore'));
  return (
    <>
      <PageHeading title="Explore" />
      <div>
        <FeedHeading feed="explore" />
        <PostFeed
          arg={{ feed: 'explore', sort }}
          empty="Nobody has posted yet"
          emptyHint={
            <>
              <p>Yours could be the first.</p>
              <Button component={Link} to={paths.home} variant="outlined">
                Write a post
              </Button>
            </>
          }
        />
      </div>
    </>
  );
}
