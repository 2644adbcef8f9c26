import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useAppDispatch } from '../../../app/hooks';
import type { AddedFilm, Subject } from '../../../domain/moderation';
import { filmName } from '../../../lib/films';
import { modalOpened } from '../../ui/uiSlice';
import { Slip } from '../Slip';
import { SubjectCard } from '../subject/SubjectCard';

const ACTS = [
  { act: 'mend', verb: 'Mend' },
  { act: 'merge-films', verb: 'Merge' },
] as const;

/** A film that a member added, and what a moderator can do about it. */
export function AddedFilmRow({ added }: { added: AddedFilm }) {
  const dispatch = useAppDispatch();
  const { film } = added;
  const subject: Subject = { kind: 'film', id: film._id, ...added };
  const name = filmName(film);
  const about = { kind: 'film', id: film._id } as const;
  return (
    <Slip aria-label={name}>
      <SubjectCard subject={subject} />
      <Typography color="textSecondary" dir="auto" variant="body2">
        directed by <bdi>{film.directors.join(', ')}</bdi>
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        {ACTS.map(({ act, verb }) => (
          <Button
            aria-label={`${verb} ${name}`}
            key={act}
            onClick={() => dispatch(modalOpened({ kind: 'moderate', act, about, name }))}
            size="small"
            variant="outlined"
          >
            {verb}
          </Button>
        ))}
      </Stack>
    </Slip>
  );
}
