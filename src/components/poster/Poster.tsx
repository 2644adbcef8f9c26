import { Suspense } from 'react';
import styled from '@emotion/styled';
import Skeleton from '@mui/material/Skeleton';
import { lazyComponent } from '../lazyComponent';
import { radius } from '../../theme/tokens';
import type { FilmPosterProps } from './FilmPoster';

/** The drawing, whose code comes after a page's first script. */
const LazyPoster = lazyComponent(async () => (await import('./FilmPoster')).FilmPoster);

export const preloadPoster = LazyPoster.preload;

/** Has the poster's shape from the start, so that nothing moves when it comes. */
const Sheet = styled('div')({
  aspectRatio: '2 / 3',
  width: '100%',
  overflow: 'hidden',
  borderRadius: radius.small,
  // A pale poster keeps its edge on a pale page, a dark one on a dark page.
  outline: '1px solid rgb(128 120 110 / 0.35)',
  outlineOffset: '-1px',
});

/** A film's poster, as wide as its container. Fetches what draws it. */
export function Poster(props: FilmPosterProps) {
  return (
    <Sheet>
      <Suspense
        fallback={<Skeleton animation={false} sx={{ height: '100%' }} variant="rectangular" />}
      >
        <LazyPoster {...props} />
      </Suspense>
    </Sheet>
  );
}
