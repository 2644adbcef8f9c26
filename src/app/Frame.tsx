import { useRef } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { lazyComponent } from '../components/lazyComponent';
import { LazyRegion } from '../components/LazyRegion';
import { RegionBoundary } from '../components/RegionBoundary';
import { Spinner } from '../components/Spinner';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { Wordmark } from '../components/Wordmark';
import { selectIsVisit } from '../features/auth/authSlice';
import { paths } from '../lib/paths';
import { media } from '../theme/tokens';
import { Aside, Banner, Columns, Main, Side } from './frameLayout';
import { useAppSelector } from './hooks';
import { Navigation } from './Navigation';
import { SearchButton } from './SearchButton';
import { SkipLink } from './SkipLink';
import { Suggestions } from './Suggestions';

const VisitBar = lazyComponent(async () => (await import('../features/auth/VisitBar')).VisitBar);

/** Stands in for a page, and for its heading, while its code is loading. */
const WAITING = (
  <>
    <VisuallyHidden as="h1">Loading the page</VisuallyHidden>
    <Spinner />
  </>
);

/** The layout of signed-in pages: navigation, the page, and suggestions beside it. */
export function Frame() {
  const { pathname } = useLocation();
  const content = useRef<HTMLElement>(null);
  const isVisit = useAppSelector(selectIsVisit);
  const hasThirdColumn = useMediaQuery(media.aside);
  const suggestsAbove = !hasThirdColumn && pathname === paths.explore;
  const suggestions = (
    <Aside aria-label="Suggestions">
      <RegionBoundary>
        <Suggestions />
      </RegionBoundary>
    </Aside>
  );
  return (
    <>
      <SkipLink target={content} />
      <Columns data-suggests={suggestsAbove || undefined}>
        <Side>
          <Banner>
            <Link aria-label="Cinefolk, home" to={paths.home}>
              <Wordmark />
            </Link>
            {!hasThirdColumn && <SearchButton />}
          </Banner>
          <Navigation />
        </Side>
        {suggestsAbove && suggestions}
        <Main id="content" ref={content} tabIndex={-1}>
          {isVisit && (
            <LazyRegion>
              <VisitBar />
            </LazyRegion>
          )}
          <LazyRegion resetKey={pathname} waiting={WAITING}>
            <Outlet />
          </LazyRegion>
        </Main>
        {hasThirdColumn && suggestions}
      </Columns>
    </>
  );
}
