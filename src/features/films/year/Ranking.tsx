import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { colour, font, media, space, text } from '../../../theme/tokens';
import { ChartTable, type Charted } from './ChartTable';

export interface Ranked extends Charted {
  /** Shown at the end of the row. */
  note: string;
  to: string;
}

const List = styled('ol')({
  display: 'grid',
  [media.rail]: { gridTemplateColumns: '1fr 1fr', columnGap: space(10) },
  '& > li': { position: 'relative', minWidth: 0 },
});

const Row = styled(Link)({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(4),
  minHeight: space(12),
  padding: `${space(2.5)} 0 ${space(3)}`,
  color: 'inherit',
  font: `400 ${text.title}/1.2 ${font.display}`,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  [media.hover]: { '&:hover': { color: colour.accent } },
  '& > span': { flexShrink: 0, color: colour.inkFaint, font: `400 ${text.small}/1.2 ${font.body}` },
});

/** The bar below a row, as long as its count, on a track as long as the most. */
const Track = styled('div')({
  position: 'absolute',
  right: 0,
  bottom: 0,
  left: 0,
  height: '3px',
  background: colour.line,
  '& > i': {
    display: 'block',
    height: '100%',
    background: `linear-gradient(to right, ${colour.accentFillPressed}, ${colour.accentFill})`,
    [media.forced]: { background: 'CanvasText' },
  },
});

interface RankingProps {
  label: string;
  /** The headings of the table's columns. */
  of: string;
  unit: string;
  rows: readonly Ranked[];
}

/** What there is most of comes first: each row has a bar and leads to what it counts, with a table for screen readers. */
export function Ranking({ label, of, unit, rows }: RankingProps) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <div>
      <List aria-label={label}>
        {rows.map(({ name, count, note, to }) => (
          <li key={name}>
            <Row to={to}>
              <bdi>{name}</bdi> <span>{note}</span>
            </Row>
            <Track aria-hidden="true">
              <i style={{ width: `${(count / most) * 100}%` }} />
            </Track>
          </li>
        ))}
      </List>
      <ChartTable caption={label} of={of} rows={rows} unit={unit} />
    </div>
  );
}
