import styled from '@emotion/styled';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import type { FilmSummary } from '../domain/films';
import { filmName } from '../lib/films';
import { space } from '../theme/tokens';
import { Poster } from './poster/Poster';

const Picture = styled('span')({ flex: `0 0 ${space(8)}`, marginRight: space(3) });

interface FilmOptionProps extends React.HTMLAttributes<HTMLElement> {
  film: FilmSummary;
  /** What Enter would choose. */
  isActive: boolean;
}

/** A film in a list that the keyboard walks from a text box. */
export function FilmOption({ film, isActive, ...option }: FilmOptionProps) {
  const name = filmName(film);
  return (
    <ListItemButton
      {...option}
      aria-label={name}
      aria-selected={isActive}
      component="div"
      selected={isActive}
    >
      <Picture>
        <Poster film={film} />
      </Picture>
      <ListItemText
        primary={name}
        secondary={film.directors.join(', ')}
        slotProps={{ primary: { dir: 'auto' }, secondary: { dir: 'auto', noWrap: true } }}
      />
    </ListItemButton>
  );
}
