import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { colour, font, media, radius, space, text } from '../../../theme/tokens';

export interface Bar {
  /** Shown below the bar. */
  label: string;
  /** For screen readers. */
  description: string;
  count: number;
  /** Leads to what the bar counts. */
  to: string;
}

const HEIGHT = { phone: '96px', others: '148px' };

const Chart = styled('ol', { shouldForwardProp: (name) => name !== 'half' })<{ half: number }>(
  ({ half }) => ({
    display: 'grid',
    gridAutoColumns: 'minmax(0, 1fr)',
    gridAutoFlow: 'column',
    gap: space(1),
    '& > li': { position: 'relative', display: 'grid', gap: space(2) },
    // Two rows: a link is as wide as a finger.
    [media.phone]: {
      gridAutoFlow: 'row',
      gridTemplateColumns: `repeat(${half}, minmax(0, 1fr))`,
      rowGap: space(5),
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

/** A bar chart, described in words for screen readers, whose bars lead to what they count. */
export function Bars({ label, bars }: { label: string; bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <Chart aria-label={label} half={bars.length / 2}>
      {bars.map(({ label: below, description, count, to }) => (
        <li key={description}>
          {count > 0 ? (
            <Whole aria-label={description} to={to} />
          ) : (
            <VisuallyHidden>{description}</VisuallyHidden>
          )}
          <Column aria-hidden="true">
            {count > 0 && count}
            <i style={{ height: `${(count / most) * 80}%` }} />
          </Column>
          <Label aria-hidden="true">{below}</Label>
        </li>
      ))}
    </Chart>
  );
}
