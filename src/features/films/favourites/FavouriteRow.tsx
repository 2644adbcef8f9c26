import { flushSync } from 'react-dom';
import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import IconButton from '@mui/material/IconButton';
import styled from '@emotion/styled';
import { Poster } from '../../../components/poster/Poster';
import type { FilmSummary } from '../../../domain/films';
import { filmName } from '../../../lib/films';
import { colour, space } from '../../../theme/tokens';

const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: `${space(10)} minmax(0, 1fr) auto auto auto`,
  alignItems: 'center',
  columnGap: space(1),
  padding: `${space(2)} 0`,
  '& + &': { borderTop: `1px solid ${colour.line}` },
  '& > p': { paddingInline: space(2), overflowWrap: 'anywhere' },
});

interface FavouriteRowProps {
  film: FilmSummary;
  places: { place: number; last: number };
  /** By so many places: 1 is down, -1 is up. */
  onMove: (steps: number) => void;
  onRemove: () => void;
}

/** A favourite film and its place among the others. */
export function FavouriteRow({ film, places, onMove, onRemove }: FavouriteRowProps) {
  const { title } = film;
  /** At an end of the list the button stays where it is: disabled, it would lose the focus. */
  const mover = (steps: number, isAtEnd: boolean) => ({
    'aria-disabled': isAtEnd,
    onClick: ({ currentTarget }: React.MouseEvent<HTMLButtonElement>) => {
      if (isAtEnd) return;
      // A row that is moved in the document loses the focus.
      flushSync(() => onMove(steps));
      currentTarget.focus();
    },
    sx: { '&[aria-disabled=true]': { color: 'brand.disabled' } },
  });
  return (
    <Row>
      <Poster film={film} />
      <p dir="auto">{filmName(film)}</p>
      <IconButton {...mover(-1, places.place === 0)} aria-label={`Move ${title} up`} title="Up">
        <ArrowUpwardRounded />
      </IconButton>
      <IconButton
        {...mover(1, places.place === places.last)}
        aria-label={`Move ${title} down`}
        title="Down"
      >
        <ArrowDownwardRounded />
      </IconButton>
      <IconButton aria-label={`Remove ${title}`} onClick={onRemove} title="Remove">
        <CloseRounded />
      </IconButton>
    </Row>
  );
}
