import { useState } from 'react';
import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { useAppSelector } from '../app/hooks';
import { lazyComponent } from '../components/lazyComponent';
import { LazyRegion } from '../components/LazyRegion';
import { PageHeading } from '../components/PageHeading';
import { FriendsShelf } from '../features/films/friends/FriendsShelf';
import { Composer } from '../features/posts/composer/Composer';
import { FeedHeading } from '../features/posts/feed/FeedHeading';
import { PostFeed } from '../features/posts/feed/PostFeed';
import { postsApi } from '../features/posts/postsApi';
import { selectSort } from '../features/posts/postsSlice';
import { selectWasAskedFavourites } from '../features/ui/uiSlice';
import { selectViewer } from '../features/users/changes/viewer';
import { paths } from '../lib/paths';
import { media } from '../theme/tokens';

const TalkedAboutWall = lazyComponent(
  async () => (await import('../features/films/TalkedAboutWall')).TalkedAboutWall,
);

const NewFromFriends = lazyComponent(
  async () => (await import('../features/films/friends/NewFromFriends')).NewFromFriends,
);

const FirstSteps = lazyComponent(
  async () => (await import('../features/films/favourites/FirstSteps')).FirstSteps,
);
const AskFavourites = lazyComponent(
  async () => (await import('../features/films/favourites/AskFavourites')).AskFavourites,
);

/** As high as the question, which loads later. */
const Question = styled('div')({ minHeight: '244px', [media.rail]: { minHeight: '151px' } });

/** The films of followed people. Their place is reserved at once; they load after the first posts are shown. */
function Friends({ isFeedShown }: { isFeedShown: boolean }) {
  const followsSomebody = useAppSelector((state) => Boolean(selectViewer(state)?.following.length));
  // Another sort loads its posts again; the row stays.
  const [isDue, setIsDue] = useState(isFeedShown);
  if (isFeedShown && !isDue) setIsDue(true);
  if (!followsSomebody) return null;
  if (!isDue) return <FriendsShelf aria-hidden="true" />;
  return (
    <LazyRegion onFailure={() => undefined} waiting={<FriendsShelf aria-hidden="true" />}>
      <NewFromFriends />
    </LazyRegion>
  );
}

/** Hidden if there is a third column, which already shows the same films. */
const Talked = styled('div')({
  width: '100%',
  maxWidth: '400px',
  [media.aside]: { display: 'none' },
});

/** `/`: what the viewer and the people they follow wrote. */
export function HomePage() {
  const sort = useAppSelector((state) => selectSort(state, 'home'));
  const isFeedShown = useAppSelector(
    (state) => postsApi.endpoints.getFeed.select({ feed: 'home', sort })(state).isSuccess,
  );
  // People without favourite films are asked for them once.
  const asksFavourites = useAppSelector(
    (state) => selectViewer(state)?.favourites === undefined && !selectWasAskedFavourites(state),
  );
  return (
    <>
      <PageHeading title="Home" />
      <Friends isFeedShown={isFeedShown} />
      <Composer />
      {asksFavourites && (
        <Question>
          <LazyRegion onFailure={() => undefined}>
            <AskFavourites />
          </LazyRegion>
        </Question>
      )}
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
            <LazyRegion onFailure={() => undefined}>
              <FirstSteps asksFavourites={asksFavourites} />
            </LazyRegion>
            <Talked>
              <p>Or start with the films people are talking about.</p>
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
