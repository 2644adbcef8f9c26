import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { FilmSummary } from '../../domain/filmSummary';
import { filmName } from '../../lib/films';
import { paths } from '../../lib/paths';
import { colour, media, motion, radius } from '../../theme/tokens';

const Anchor = styled(Link)({
  display: 'block',
  borderRadius: radius.small,
  transition: `transform ${motion.quick} ${motion.ease}`,
  [media.hover]: {
    '&:hover': { transform: 'translateY(-4px)', outline: `2px solid ${colour.accentFill}` },
  },
});

interface PosterLinkProps {
  film: FilmSummary;
  /** The poster. */
  children: React.ReactNode;
}

/** A poster that links to its film. */
export function PosterLink({ film, children }: PosterLinkProps) {
  return (
    <Anchor aria-label={filmName(film)} to={paths.film(film._id)}>
      {children}
    </Anchor>
  );
}
