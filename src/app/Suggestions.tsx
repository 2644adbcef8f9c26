import styled from '@emotion/styled';
import Skeleton from '@mui/material/Skeleton';
import { lazyComponent } from '../components/lazyComponent';
import { LazyRegion } from '../components/LazyRegion';
import { SuggestedUsers } from '../features/users/SuggestedUsers';
import { media, radius, space } from '../theme/tokens';
import { LazySearchBox } from './LazySearchBox';

/** Loaded lazily, since nothing waits for it. */
const TalkedAbout = lazyComponent(
  async () => (await import('../features/films/TalkedAbout')).TalkedAbout,
);

/** Without a third column, a single horizontal strip keeps the feed close; a wide one has two columns. */
const Cards = styled('div')({
  display: 'grid',
  gap: space(4),
  minWidth: 0,
  alignItems: 'start',
  [media.belowAside]: {
    gridAutoColumns: 'max-content',
    gridAutoFlow: 'column',
    alignItems: 'stretch',
    overflowX: 'auto',
    // From edge to edge: a cut-off card shows that there is more.
    margin: `0 ${space(-4)}`,
    padding: `0 ${space(4)}`,
    // A message is read whole; only cards are cut off.
    '& > [role="alert"]': { maxWidth: `calc(100vw - ${space(16)})` },
  },
  [media.low]: { gridAutoColumns: 'auto', gridAutoFlow: 'row' },
  [media.wide]: { gridTemplateColumns: 'repeat(auto-fit, minmax(300px, 1fr))' },
});

/** Two rows of three posters are as high as wide, plus a heading. In the strip, the other cards set the height. */
const filmsHeight = { paddingTop: 'calc(100% + 35px)' };

/** Reserves the films' space, so that loading them shifts nothing. */
const FilmsSkeleton = styled(Skeleton)({
  height: 'auto',
  borderRadius: radius.large,
  ...filmsHeight,
  [media.belowAside]: { width: '490px', paddingTop: 0 },
  [media.low]: { width: 'auto', ...filmsHeight },
});

/** Shown beside every page, or on Explore: the search, people to follow, the most discussed films. */
export function Suggestions() {
  return (
    <>
      <LazySearchBox />
      <Cards>
        <SuggestedUsers />
        <LazyRegion onFailure={() => undefined} waiting={<FilmsSkeleton variant="rounded" />}>
          <TalkedAbout />
        </LazyRegion>
      </Cards>
    </>
  );
}
