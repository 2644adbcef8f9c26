import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { colour, motion, radius, space, text } from '../../../theme/tokens';

const Root = styled(Typography)({
  position: 'absolute',
  inset: space(2),
  display: 'grid',
  placeItems: 'center',
  border: `2px dashed ${colour.edge}`,
  borderRadius: radius.large,
  background: colour.surface,
  color: colour.inkSoft,
  fontSize: text.lead,
  fontWeight: 650,
  transition: `border-color ${motion.quick} ${motion.ease}`,
  // Drag events must target the form, not this overlay.
  pointerEvents: 'none',
  '&[data-over=true]': {
    borderColor: colour.accent,
    background: colour.accentVeil,
    color: colour.ink,
  },
});

/** The overlay that shows where a photo can be dropped. */
export function DropTarget({ isOver }: { isOver: boolean }) {
  return <Root data-over={isOver}>Drop your photo here</Root>;
}
