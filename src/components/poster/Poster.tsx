import styled from '@emotion/styled';
import Skeleton from '@mui/material/Skeleton';
import { LazyPart } from '../LazyRegion';
import { lazyComponent } from '../lazyComponent';
import { radius } from '../../theme/tokens';
import type { FilmPosterProps } from './FilmPoster';

const LazyPoster = lazyComponent(async () => (await import('./FilmPoster')).FilmPoster);

export const preloadPoster = LazyPoster.preload;

/** Has the poster's aspect ratio from the start, so that nothing moves when it loads. */
const Sheet = styled('div')({
  aspectRatio: '2 / 3',
  width: '100%',
  overflow: 'hidden',
  borderRadius: radius.small,
  // Separates a light poster from a light page, and a dark one from a dark page.
  outline: '1px solid rgb(128 120 110 / 0.35)',
  outlineOffset: '-1px',
});

const PLACE = <Skeleton animation={false} sx={{ height: '100%' }} variant="rectangular" />;

/**
 * A film's poster, as wide as its container. It loads the drawing code itself, once the page is on screen. It is not
 * translated: its words were fitted to it as they are, and what a translation puts in an SVG is not drawn.
 */
export function Poster(props: FilmPosterProps) {
  return (
    <Sheet translate="no">
      <LazyPart waiting={PLACE}>
        <LazyPoster {...props} />
      </LazyPart>
    </Sheet>
  );
}
