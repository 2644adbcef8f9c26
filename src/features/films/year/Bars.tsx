import styled from '@emotion/styled';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { colour, font, media, radius, space, text } from '../../../theme/tokens';

/** One bar of a drawing. */
export interface Bar {
  /** What stands below it. */
  label: string;
  /** What it says in words. */
  words: string;
  count: number;
}

const HEIGHT = 148;

const Drawing = styled('ol')({
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
    // A bar is nothing but its ground, which forced colours would take away.
    [media.forced]: { background: 'CanvasText' },
  },
});

const Label = styled('div')({
  color: colour.inkFaint,
  fontSize: text.eyebrow,
  textAlign: 'center',
});

/** Numbers as bars of light, and as words for who does not see them. */
export function Bars({ label, bars }: { label: string; bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <Drawing aria-label={label}>
      {bars.map(({ label: below, words, count }) => (
        <li key={words}>
          <VisuallyHidden>{words}</VisuallyHidden>
          <Column aria-hidden="true">
            {count > 0 && count}
            <i style={{ height: `${(count / most) * 80}%` }} />
          </Column>
          <Label aria-hidden="true">{below}</Label>
        </li>
      ))}
    </Drawing>
  );
}
