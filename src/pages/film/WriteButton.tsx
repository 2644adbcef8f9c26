import EditRounded from '@mui/icons-material/EditRounded';
import Button from '@mui/material/Button';
import type { Revised } from '../../api/answered';
import type { FilmPageAnswer } from '../../domain/filmAnswers';
import { useMyFilm } from '../../features/films/page/useMyFilm';
import { useWriteAbout } from './useWriteAbout';

/** Starts a post about the film, and opens the composer. */
export function WriteButton({ answer }: { answer: Revised<FilmPageAnswer> }) {
  const write = useWriteAbout(answer.film, useMyFilm(answer).rating);
  return (
    <Button onClick={write} size="small" variant="contained">
      <EditRounded fontSize="small" />
      Write
    </Button>
  );
}
