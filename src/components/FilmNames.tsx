import styled from '@emotion/styled';
import ListItemText from '@mui/material/ListItemText';
import type { FilmSummary } from '../domain/films';
import { filmName } from '../lib/films';
import { space } from '../theme/tokens';
import { Poster } from './poster/Poster';

const Picture = styled('span')({
  flex: `0 0 ${space(10)}`,
  // Its children are blocks by themselves.
  '& > *': { width: space(8), margin: '0 auto' },
});

/** A film in a row: a little poster, its name, and who directed it. */
export function FilmNames({ film }: { film: FilmSummary }) {
  return (
    <>
      <Picture>
        <Poster film={film} />
      </Picture>
      <ListItemText
        primary={filmName(film)}
        secondary={film.directors.join(', ')}
        slotProps={{ primary: { dir: 'auto' }, secondary: { dir: 'auto', noWrap: true } }}
      />
    </>
  );
}
