import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { FilmYear } from '../../../domain/films';
import { paths } from '../../../lib/paths';
import { colour, font, media, space, text } from '../../../theme/tokens';
import { counted, isMostlyKnown } from './yearBars';

const MAX_DIRECTORS = 8;

/** With one film, everybody of the year would be listed. */
const MIN_FILMS = 2;

/** The directors of at least two of the year's films; none if those of most films are unknown. */
export const directorsToShow = ({ directors, directed, films: all }: FilmYear) =>
  isMostlyKnown(directed, all)
    ? directors.filter(({ films }) => films >= MIN_FILMS).slice(0, MAX_DIRECTORS)
    : [];

const List = styled('ol')({
  display: 'grid',
  '& > li': {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space(4),
    padding: `${space(1.5)} 0`,
    borderBottom: `1px solid ${colour.line}`,
    font: `400 ${text.title}/1.2 ${font.display}`,
    overflowWrap: 'anywhere',
  },
  '& a': {
    color: 'inherit',
    textDecoration: 'none',
    [media.hover]: { '&:hover': { color: colour.accent } },
  },
  '& span': { flexShrink: 0, color: colour.inkFaint, font: `400 ${text.small}/1.2 ${font.body}` },
});

/** Directors with their films of the year, the one with the most first. Each leads to all their films. */
export function Directors({ directors }: Pick<FilmYear, 'directors'>) {
  return (
    <List aria-label="Directors">
      {directors.map(({ name, films }) => (
        <li key={name}>
          <Link to={paths.director(name)}>
            <bdi>{name}</bdi>
          </Link>
          <span>{counted(films, 'film')}</span>
        </li>
      ))}
    </List>
  );
}
