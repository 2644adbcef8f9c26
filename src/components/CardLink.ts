import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { colour, media, motion, radius, space } from '../theme/tokens';

/** A card that leads to what it shows. */
export const CardLink = styled(Link)({
  display: 'grid',
  gap: space(3),
  minWidth: 0,
  padding: space(4),
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
  color: 'inherit',
  textDecoration: 'none',
  transition: `border-color ${motion.quick} ${motion.ease}`,
  [media.hover]: { '&:hover': { borderColor: colour.accent } },
});
