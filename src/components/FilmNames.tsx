import styled from '@emotion/styled';
import ListItemText from '@mui/material/ListItemText';
import type { FilmSummary } from '../domain/filmSummary';
import { filmName } from '../lib/films';
import { space } from '../theme/tokens';
import { Poster } from './poster/Poster';

const Picture = styled('span')({
  flex: `0 0 ${space(10)}`,
  // Its child is a block element, so auto margins centre it.
  '& > *': { width: space(8), margin: '0 auto' },
});

/** A film in a list row: a small poster, its name and its directors. */
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
