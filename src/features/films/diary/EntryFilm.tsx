import { useState } from 'react';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Poster } from '../../../components/poster/Poster';
import type { FilmSummary } from '../../../domain/filmSummary';
import { filmName } from '../../../lib/films';
import { focusOnMount } from '../../../lib/focus';
import { radius } from '../../../theme/tokens';
import { FindFilm } from '../FindFilm';

interface EntryFilmProps {
  film: FilmSummary | null;
  /** Why the form cannot be saved. */
  problem?: string | undefined;
  /** Omitted if the film cannot be changed. */
  onChoose?: (film: FilmSummary) => void;
}

/** An entry's film, or the search for one. */
export function EntryFilm({ film, problem, onChoose }: EntryFilmProps) {
  const [search, setSearch] = useState<'unused' | 'open' | 'closed'>('unused');
  if (onChoose && (search === 'open' || !film))
    return (
      <FindFilm
        missing={problem}
        onChoose={(chosen) => {
          onChoose(chosen);
          setSearch('closed');
        }}
        onClose={film ? () => setSearch('closed') : undefined}
      />
    );
  return (
    film && (
      <Stack
        aria-label={filmName(film)}
        direction="row"
        // The focus was in the search, which is gone.
        ref={search === 'closed' ? focusOnMount : undefined}
        role="group"
        sx={{
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 4,
          m: -1,
          p: 1,
          borderRadius: radius.small,
        }}
        tabIndex={-1}
      >
        <Stack
          direction="row"
          sx={{ flex: '1 1 256px', alignItems: 'center', gap: 4, minWidth: 0 }}
        >
          <Box sx={{ flexShrink: 0, width: 64 }}>
            <Poster film={film} />
          </Box>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography component="p" dir="auto" variant="h2">
              {filmName(film)}
            </Typography>
            <Typography color="textSecondary" dir="auto" variant="body2">
              {film.directors.join(', ')}
            </Typography>
          </Box>
        </Stack>
        {onChoose && (
          <Button onClick={() => setSearch('open')} size="small" variant="outlined">
            Change film
          </Button>
        )}
      </Stack>
    )
  );
}
