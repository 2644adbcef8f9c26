import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { filmName } from '../../../lib/films';
import type { ImportPreview } from './letterboxdSlice';
import { PlainList } from './PlainList';
import { ShowMore } from './ShowMore';

/** The films that will be added. */
export function NewFilms({ films }: { films: ImportPreview['missing'] }) {
  return (
    <Stack component="section" aria-labelledby="new-films" sx={{ gap: 3 }}>
      <Typography component="h3" id="new-films" variant="h3">
        Films that will be added
      </Typography>
      <ShowMore items={films}>
        {(shown) => (
          <PlainList aria-labelledby="new-films">
            {shown.map((film, index) => (
              <Typography component="li" key={index}>
                <bdi>{filmName(film)}</bdi>
              </Typography>
            ))}
          </PlainList>
        )}
      </ShowMore>
    </Stack>
  );
}
