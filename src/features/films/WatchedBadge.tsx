import CheckRounded from '@mui/icons-material/CheckRounded';
import styled from '@emotion/styled';
import { colour, radius } from '../../theme/tokens';

const Badge = styled('span')({
  position: 'absolute',
  // On the poster's corner: its quarter inside stays within the margin around the title. Above the next poster.
  top: '-10px',
  right: '-10px',
  zIndex: 1,
  display: 'grid',
  width: '18px',
  height: '18px',
  placeItems: 'center',
  borderRadius: radius.pill,
  background: colour.accentFill,
  color: colour.onAccent,
  boxShadow: '0 1px 6px rgb(0 0 0 / 0.5)',
  pointerEvents: 'none',
  '& > svg': { fontSize: '14px' },
});

/** Marks the poster of a film that the viewer has watched. */
export function WatchedBadge() {
  return (
    <Badge aria-label="Watched" role="img">
      <CheckRounded />
    </Badge>
  );
}
