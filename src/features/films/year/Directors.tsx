import styled from '@emotion/styled';
import type { FilmYear } from '../../../domain/films';
import { colour, font, space, text } from '../../../theme/tokens';
import { counted } from './yearBars';

const MAX_DIRECTORS = 8;

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
  '& span': { flexShrink: 0, color: colour.inkFaint, font: `400 ${text.small}/1.2 ${font.body}` },
});

/** The directors of the watched films, the one with the most films first. */
export function Directors({ directors }: Pick<FilmYear, 'directors'>) {
  return (
    <List aria-label="Directors">
      {directors.slice(0, MAX_DIRECTORS).map(({ name, films }) => (
        <li key={name}>
          <bdi>{name}</bdi>
          <span>{counted(films, 'film')}</span>
        </li>
      ))}
    </List>
  );
}
