import Link, { type LinkProps } from '@mui/material/Link';
import { Fragment } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../lib/paths';

interface DirectorLinksProps extends Pick<LinkProps, 'color' | 'underline'> {
  directors: readonly string[];
}

/** The directors of a film in words, each name leading to their films. */
export function DirectorLinks({ directors, ...link }: DirectorLinksProps) {
  return directors.map((director, index) => (
    <Fragment key={director}>
      {index > 0 && (index === directors.length - 1 ? ' and ' : ', ')}
      <Link {...link} component={RouterLink} to={paths.director(director)}>
        <bdi>{director}</bdi>
      </Link>
    </Fragment>
  ));
}
