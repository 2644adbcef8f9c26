import CheckRounded from '@mui/icons-material/CheckRounded';
import styled from '@emotion/styled';
import { colour, radius } from '../../theme/tokens';

const Badge = styled('span')({
  position: 'absolute',
  // Half outside the poster, so that it does not cover the title.
  top: '-7px',
  right: '-7px',
  display: 'grid',
  width: '22px',
  height: '22px',
  placeItems: 'center',
  borderRadius: radius.pill,
  background: colour.accentFill,
  color: colour.onAccent,
  boxShadow: '0 1px 6px rgb(0 0 0 / 0.5)',
  pointerEvents: 'none',
  '& > svg': { fontSize: '16px' },
});

/** Marks the poster of a film that the viewer has watched. */
export function WatchedBadge() {
  return (
    <Badge aria-label="Watched" role="img">
      <CheckRounded />
    </Badge>
  );
}
