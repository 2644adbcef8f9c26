import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { withCommas } from '../../../lib/withCommas';
import { colour, font, media, radius, space, text } from '../../../theme/tokens';
import { ChartTable, type Charted } from './ChartTable';

export interface Bar extends Charted {
  /** Shown below the bar. */
  label: string;
  /** For screen readers. */
  description: string;
  /** Leads to what the bar counts. */
  to: string;
}

const HEIGHT = { phone: '96px', others: '148px' };

/** How many bars fit beside each other: on a phone, a link is as wide as a finger. */
const MOST = { phone: 6, others: 15 };

/** The columns of rows that are equally long, as far as possible. */
const columnsFor = (bars: number, most: number): number =>
  Math.max(1, Math.ceil(bars / Math.max(1, Math.ceil(bars / most))));

const Chart = styled('ol', { shouldForwardProp: (name) => name !== 'count' })<{ count: number }>(
  ({ count }) => ({
    display: 'grid',
    gridTemplateColumns: `repeat(${columnsFor(count, MOST.others)}, minmax(0, 1fr))`,
    gap: `${space(5)} ${space(1)}`,
    '& > li': { position: 'relative', display: 'grid', gap: space(2) },
    [media.phone]: {
      gridTemplateColumns: `repeat(${columnsFor(count, MOST.phone)}, minmax(0, 1fr))`,
    },
  }),
);

/** All of the bar's column, label included. */
const Whole = styled(Link)({
  position: 'absolute',
  inset: 0,
  borderRadius: radius.small,
  [media.hover]: { '&:hover ~ div': { color: colour.accent } },
});

const Column = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  height: HEIGHT.others,
  [media.phone]: { height: HEIGHT.phone },
  borderBottom: `1px solid ${colour.edge}`,
  color: colour.ink,
  font: `400 ${text.lead}/1.2 ${font.display}`,
  textAlign: 'center',
  '& > i': {
    display: 'block',
    // Few bars are bars, not slabs.
    width: '100%',
    maxWidth: space(20),
    margin: '0 auto',
    borderRadius: `${radius.small} ${radius.small} 0 0`,
    background: `linear-gradient(${colour.accentFill}, ${colour.accentFillPressed})`,
    // Forced colours would remove the background, which is all of the bar.
    [media.forced]: { background: 'CanvasText' },
  },
});

const Label = styled('div')({
  color: colour.inkFaint,
  fontSize: text.eyebrow,
  textAlign: 'center',
});

interface BarsProps {
  label: string;
  /** The heading of the table's first column. */
  of: string;
  bars: readonly Bar[];
}

/** A bar chart whose bars lead to the evenings they count, with a table for screen readers. */
export function Bars({ label, of, bars }: BarsProps) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <div>
      <Chart aria-label={label} count={bars.length}>
        {bars.map(({ label: below, description, count, to }) => (
          <li key={description}>
            {count > 0 ? (
              <Whole aria-label={description} to={to} />
            ) : (
              <VisuallyHidden>{description}</VisuallyHidden>
            )}
            <Column aria-hidden="true">
              {count > 0 && withCommas(count)}
              <i style={{ height: `${(count / most) * 80}%` }} />
            </Column>
            <Label aria-hidden="true">{below}</Label>
          </li>
        ))}
      </Chart>
      <ChartTable caption={label} of={of} rows={bars} unit="Evenings" />
    </div>
  );
}
