import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { FilmSummary } from '../../domain/filmSummary';
import { filmName } from '../../lib/films';
import { paths } from '../../lib/paths';
import { colour, media, motion, radius } from '../../theme/tokens';

const Way = styled(Link)({
  display: 'block',
  borderRadius: radius.small,
  transition: `transform ${motion.quick} ${motion.ease}`,
  [media.hover]: {
    '&:hover': { transform: 'translateY(-4px)', outline: `2px solid ${colour.accentFill}` },
  },
});

interface PosterLinkProps {
  film: FilmSummary;
  /** Its poster. */
  children: React.ReactNode;
}

/** A poster that leads to its film. */
export function PosterLink({ film, children }: PosterLinkProps) {
  return (
    <Way aria-label={filmName(film)} to={paths.film(film._id)}>
      {children}
    </Way>
  );
}
