import styled from '@emotion/styled';
import { colour, space, text } from '../theme/tokens';

/** A strip above the page, for what concerns all of it. */
export const Banner = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(3),
  padding: `${space(2)} ${space(4)}`,
  background: colour.accentFill,
  color: colour.onAccent,
  fontSize: text.small,
  fontWeight: 600,
  // Amber in both modes: the ink of a mode would not be read on it.
  '& > button': {
    borderColor: 'currentColor',
    color: 'inherit',
    '&:hover:enabled': { background: colour.accentFillHover },
    '&:active:enabled': { background: colour.accentFillPressed },
  },
});
