import PlaylistAddRounded from '@mui/icons-material/PlaylistAddRounded';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import styled from '@emotion/styled';
import { useAppDispatch } from '../../../app/hooks';
import type { FilmSummary } from '../../../domain/filmSummary';
import { withCommas } from '../../../lib/withCommas';
import { colour, media, space } from '../../../theme/tokens';
import { modalOpened } from '../../ui/uiSlice';

/** Stays at the bottom of the screen; on a phone above the navigation. */
const Bar = styled('div')({
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  padding: `${space(3)} ${space(4)}`,
  borderTop: `1px solid ${colour.line}`,
  background: colour.raised,
  // On the left, where no toast lies over it.
  '& > :first-of-type': { marginRight: space(2), whiteSpace: 'nowrap' },
  [media.phone]: { bottom: 'calc(56px + env(safe-area-inset-bottom))' },
  // Below the wall it would move away from a click: the wall grows when its end is reached.
  [media.low]: { position: 'static', order: -1 },
});

interface SelectionBarProps {
  chosen: readonly FilmSummary[];
  onLeave: () => void;
}

/** How many films are chosen, and what can be done with them. */
export function SelectionBar({ chosen, onLeave }: SelectionBarProps) {
  const dispatch = useAppDispatch();
  return (
    <Bar aria-label="Selection" role="group">
      <Typography role="status" variant="body2">
        {withCommas(chosen.length)} selected
      </Typography>
      <Button
        disabled={chosen.length === 0}
        onClick={() => dispatch(modalOpened({ kind: 'addFilms', films: [...chosen] }))}
        size="small"
        variant="contained"
      >
        <PlaylistAddRounded fontSize="small" />
        Add to list
      </Button>
      <Button onClick={onLeave} size="small">
        Cancel
      </Button>
    </Bar>
  );
}
