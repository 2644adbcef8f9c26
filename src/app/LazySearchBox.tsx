import Skeleton from '@mui/material/Skeleton';
import { lazyComponent } from '../components/lazyComponent';
import { LazyRegion } from '../components/LazyRegion';
import { radius, TARGET } from '../theme/tokens';

const SearchBox = lazyComponent(
  async () => (await import('../features/search/SearchBox')).SearchBox,
);

export const preloadSearchBox = SearchBox.preload;

const PLACE = <Skeleton height={TARGET} sx={{ borderRadius: radius.pill }} variant="rounded" />;

/** The search; its code is loaded after the page around it is on screen. */
export function LazySearchBox() {
  return (
    <LazyRegion waiting={PLACE}>
      <SearchBox />
    </LazyRegion>
  );
}
