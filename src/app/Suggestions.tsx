import styled from '@emotion/styled';
import Skeleton from '@mui/material/Skeleton';
import { lazyComponent } from '../components/lazyComponent';
import { LazyRegion } from '../components/LazyRegion';
import { SearchBox } from '../features/users/SearchBox';
import { SuggestedUsers } from '../features/users/SuggestedUsers';
import { media, radius, space } from '../theme/tokens';

/** Comes after the page: nobody waits for it. */
const TalkedAbout = lazyComponent(
  async () => (await import('../features/films/TalkedAbout')).TalkedAbout,
);

/** One strip below a third column's width, so that the feed stays in reach; two columns where there is room. */
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
    // From edge to edge: what is cut off shows that there is more.
    margin: `0 ${space(-4)}`,
    padding: `0 ${space(4)}`,
  },
  [media.low]: { gridAutoColumns: 'auto', gridAutoFlow: 'row' },
  [media.wide]: { gridTemplateColumns: 'repeat(auto-fit, minmax(300px, 1fr))' },
});

/** Two rows of three posters are as high as they are wide, below a heading. The strip has a height already. */
const filmsHeight = { paddingTop: 'calc(100% + 35px)' };

/** Holds the films' place, so that they move nothing when they come. */
const FilmsSkeleton = styled(Skeleton)({
  height: 'auto',
  borderRadius: radius.large,
  ...filmsHeight,
  [media.belowAside]: { width: '490px', paddingTop: 0 },
  [media.low]: { width: 'auto', ...filmsHeight },
});

/** Shown beside every page, or on Explore: the search, people to follow, films that are talked about. */
export function Suggestions() {
  return (
    <>
      <SearchBox />
      <Cards>
        <SuggestedUsers />
        <LazyRegion onFailure={() => undefined} waiting={<FilmsSkeleton variant="rounded" />}>
          <TalkedAbout />
        </LazyRegion>
      </Cards>
    </>
  );
}
