import { useState } from 'react';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Poster } from '../../../components/poster/Poster';
import type { FilmSummary } from '../../../domain/films';
import { filmName } from '../../../lib/films';
import { FindFilm } from '../FindFilm';

interface EntryFilmProps {
  film: FilmSummary | null;
  /** Why the form cannot be saved. */
  problem?: string | undefined;
  /** Left out where the film stays. */
  onChoose?: (film: FilmSummary) => void;
}

/** The film of an entry, and where it is looked for. */
export function EntryFilm({ film, problem, onChoose }: EntryFilmProps) {
  const [isSearching, setIsSearching] = useState(film === null);
  if (onChoose && isSearching)
    return (
      <div>
        <FindFilm
          onChoose={(chosen) => {
            onChoose(chosen);
            setIsSearching(false);
          }}
          onClose={() => setIsSearching(false)}
        />
        {problem !== undefined && (
          <FormHelperText error role="alert">
            {problem}
          </FormHelperText>
        )}
      </div>
    );
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 4 }}>
      {film && (
        <>
          <Box sx={{ flexShrink: 0, width: 64 }}>
            <Poster film={film} />
          </Box>
          <div>
            <Typography component="p" dir="auto" variant="h2">
              {filmName(film)}
            </Typography>
            <Typography color="textSecondary" dir="auto" variant="body2">
              {film.directors.join(', ')}
            </Typography>
          </div>
        </>
      )}
      {onChoose && (
        <div>
          <Button onClick={() => setIsSearching(true)} size="small" variant="outlined">
            {film ? 'Change film' : 'Choose a film'}
          </Button>
          {problem !== undefined && (
            <FormHelperText error role="alert">
              {problem}
            </FormHelperText>
          )}
        </div>
      )}
    </Stack>
  );
}
