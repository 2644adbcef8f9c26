import styled from '@emotion/styled';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { colour, font, media, radius, space, text } from '../../../theme/tokens';

export interface Bar {
  /** Shown below the bar. */
  label: string;
  /** For screen readers. */
  description: string;
  count: number;
}

const HEIGHT = 148;

const Chart = styled('ol')({
  display: 'grid',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  gap: space(1),
  '& > li': { position: 'relative', display: 'grid', gap: space(2) },
});

const Column = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  height: `${HEIGHT}px`,
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

/** A bar chart, described in words for screen readers. */
export function Bars({ label, bars }: { label: string; bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <Chart aria-label={label}>
      {bars.map(({ label: below, description, count }) => (
        <li key={description}>
          <VisuallyHidden>{description}</VisuallyHidden>
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
