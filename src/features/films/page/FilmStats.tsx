import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import type { FilmNumbers } from '../../../domain/films';
import { colour, font, media, space } from '../../../theme/tokens';
import { RatingsChart } from './RatingsChart';

const Board = styled('section')({
  display: 'grid',
  gap: space(5),
  padding: `${space(5)} ${space(4)}`,
  borderBottom: `1px solid ${colour.line}`,
  [media.rail]: { gridTemplateColumns: '148px minmax(0, 1fr)', alignItems: 'end' },
});

const Average = styled('p')({
  color: colour.ink,
  font: `400 5.5rem/0.8 ${font.display}`,
  fontVariantNumeric: 'tabular-nums',
});

const Counts = styled('p')({
  gridColumn: '1 / -1',
  color: colour.inkSoft,
  '& b': { color: colour.ink, fontWeight: 650 },
});

const people = (count: number, one: string, more: string) => (
  <>
    <b>{count}</b> {count === 1 ? one : more}
  </>
);

/** A film's average rating, histogram, and how many people have watched, listed or love it. */
export function FilmStats({ numbers }: { numbers: FilmNumbers }) {
  const { average, ratings, histogram, watched, watchlist, loved } = numbers;
  return (
    <Board aria-label="What people say">
      <div>
        <Average>{average === null ? '–' : average.toFixed(1)}</Average>
        <Typography color="textSecondary" sx={{ mt: 3 }} variant="body2">
          {ratings === 0
            ? 'Nobody has rated it yet'
            : `out of 5, from ${ratings} ${ratings === 1 ? 'rating' : 'ratings'}`}
        </Typography>
      </div>
      <RatingsChart histogram={histogram} />
      <Counts>
        {people(watched, 'person has watched it', 'people have watched it')} ·{' '}
        {people(watchlist, 'has it on their watchlist', 'have it on their watchlists')} ·{' '}
        {people(loved, 'loves it', 'love it')}
      </Counts>
    </Board>
  );
}
