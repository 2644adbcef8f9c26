import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { useAppSelector } from '../app/hooks';
import { lazyComponent } from '../components/lazyComponent';
import { LazyRegion } from '../components/LazyRegion';
import { PageHeading } from '../components/PageHeading';
import { Composer } from '../features/posts/composer/Composer';
import { FeedHeading } from '../features/posts/feed/FeedHeading';
import { PostFeed } from '../features/posts/feed/PostFeed';
import { selectSort } from '../features/posts/postsSlice';
import { paths } from '../lib/paths';
import { media } from '../theme/tokens';

const TalkedAboutWall = lazyComponent(
  async () => (await import('../features/films/TalkedAboutWall')).TalkedAboutWall,
);

/** Hidden if there is a third column, which already shows the same films. */
const Talked = styled('div')({
  width: '100%',
  maxWidth: '400px',
  [media.aside]: { display: 'none' },
});

/** `/`: what the viewer and the people they follow wrote. */
export function HomePage() {
  const sort = useAppSelector((state) => selectSort(state, 'home'));
  return (
    <>
      <PageHeading title="Home" />
      <Composer />
      <FeedHeading feed="home" />
      <PostFeed
        arg={{ feed: 'home', sort }}
        empty="Nothing on the screen yet"
        emptyHint={
          <>
            <p>Write your first post, or find people to follow.</p>
            <Button component={Link} to={paths.explore} variant="outlined">
              Explore
            </Button>
            <Talked>
              <p>Or start with what people are talking about this week.</p>
              <LazyRegion>
                <TalkedAboutWall />
              </LazyRegion>
            </Talked>
          </>
        }
      />
    </>
  );
}
