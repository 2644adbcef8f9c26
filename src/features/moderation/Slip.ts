import styled from '@emotion/styled';
import { colour, media, space } from '../../theme/tokens';

const STRIP_PX = 22;
const HOLE_PX = 8;

/** A report or an entry of the log, cut from a strip of film: its perforated edge is on the left. */
export const Slip = styled('article')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  padding: `${space(5)} ${space(4)} ${space(5)} calc(${space(5)} + ${STRIP_PX}px)`,
  borderBottom: `1px solid ${colour.line}`,
  [media.phone]: { paddingLeft: `calc(${space(3)} + ${STRIP_PX}px)` },
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '0 auto 0 0',
    width: `${STRIP_PX}px`,
    background: `repeating-linear-gradient(${colour.film} 0 ${HOLE_PX}px, ${colour.filmFrame} ${HOLE_PX}px ${HOLE_PX * 2}px)`,
    // Only the holes' column alternates.
    boxShadow: `inset 7px 0 ${colour.film}, inset -7px 0 ${colour.film}`,
  },
  // What waits is lit.
  '&[data-open=true]': {
    background: `radial-gradient(90% 160px at 0 0, ${colour.accentVeil}, transparent 75%)`,
  },
});

/** What somebody wrote. */
export const Quote = styled('blockquote')({
  margin: 0,
  fontSize: '1.125rem',
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  '&::before': { content: '"“"' },
  '&::after': { content: '"”"' },
});

/** Like the mark of a film's censor. */
export const Stamp = styled('span')({
  justifySelf: 'end',
  padding: `${space(1)} ${space(2)}`,
  border: `2px solid ${colour.accent}`,
  borderRadius: '3px',
  color: colour.accent,
  fontSize: '0.75rem',
  fontWeight: 700,
  letterSpacing: '0.08em',
  textTransform: 'uppercase',
  whiteSpace: 'nowrap',
  transform: 'rotate(-3deg)',
});
