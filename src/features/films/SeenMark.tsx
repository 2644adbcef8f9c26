import CheckRounded from '@mui/icons-material/CheckRounded';
import styled from '@emotion/styled';
import { colour, radius, space } from '../../theme/tokens';

const Badge = styled('span')({
  position: 'absolute',
  top: space(1.5),
  right: space(1.5),
  display: 'grid',
  width: '24px',
  height: '24px',
  placeItems: 'center',
  borderRadius: radius.pill,
  background: colour.accentFill,
  color: colour.onAccent,
  boxShadow: '0 1px 6px rgb(0 0 0 / 0.5)',
  pointerEvents: 'none',
  '& > svg': { fontSize: '18px' },
});

/** Stands on the poster of a film that the viewer has watched. */
export function SeenMark() {
  return (
    <Badge aria-label="Watched" role="img">
      <CheckRounded />
    </Badge>
  );
}
