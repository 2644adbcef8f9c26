import styled from '@emotion/styled';
import { colour, text } from '../theme/tokens';

/** The small line above a title, as magazines set it. */
export const Eyebrow = styled('p')({
  color: colour.accent,
  fontSize: text.eyebrow,
  fontWeight: 700,
  letterSpacing: '0.14em',
  lineHeight: 1.4,
  textTransform: 'uppercase',
});
