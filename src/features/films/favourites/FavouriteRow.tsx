import { flushSync } from 'react-dom';
import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import IconButton from '@mui/material/IconButton';
import styled from '@emotion/styled';
import { Poster } from '../../../components/poster/Poster';
import type { FilmSummary } from '../../../domain/filmSummary';
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
  /** Its index, and that of the last film. */
  position: { index: number; last: number };
  /** 1 moves it down, -1 up. */
  onMove: (steps: number) => void;
  onRemove: () => void;
}

/** A favourite film, with buttons that move or remove it. */
export function FavouriteRow({ film, position, onMove, onRemove }: FavouriteRowProps) {
  const { title } = film;
  /** `aria-disabled` at an end of the list: a disabled button would lose the focus. */
  const mover = (steps: number, isAtEnd: boolean) => ({
    'aria-disabled': isAtEnd,
    onClick: ({ currentTarget }: React.MouseEvent<HTMLButtonElement>) => {
      if (isAtEnd) return;
      // A row that moves in the document loses the focus.
      flushSync(() => onMove(steps));
      currentTarget.focus();
    },
    sx: { '&[aria-disabled=true]': { color: 'brand.disabled' } },
  });
  return (
    <Row>
      <Poster film={film} />
      <p dir="auto">{filmName(film)}</p>
      <IconButton {...mover(-1, position.index === 0)} aria-label={`Move ${title} up`} title="Up">
        <ArrowUpwardRounded />
      </IconButton>
      <IconButton
        {...mover(1, position.index === position.last)}
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
