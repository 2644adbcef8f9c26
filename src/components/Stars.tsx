import styled from '@emotion/styled';
import { colour } from '../theme/tokens';

const STAR =
  "%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath d='M12 17.3 18.2 21l-1.6-7L22 9.2l-7.2-.6L12 2 9.2 8.6 2 9.2 7.5 14l-1.7 7z'/%3E%3C/svg%3E";

const Row = styled('span')({
  display: 'inline-block',
  width: '5em',
  height: '1em',
  verticalAlign: '-0.1em',
  background: `linear-gradient(${colour.accent} 0 0) no-repeat ${colour.pressed}`,
  mask: `url("data:image/svg+xml,${STAR}") 0 0 / 1em 1em repeat-x`,
  // Forced-colours mode would remove the stars' background.
  forcedColorAdjust: 'none',
});

/** A rating, 0.5 to 5, as stars the size of the surrounding text. */
export function Stars({ rating }: { rating: number }) {
  return (
    <Row
      aria-label={`Rated ${rating} out of 5 stars`}
      role="img"
      style={{ backgroundSize: `${rating * 20}% 100%` }}
    />
  );
}
