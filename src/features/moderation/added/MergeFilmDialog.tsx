import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useAppDispatch } from '../../../app/hooks';
import { FilmPicker } from '../../../components/FilmPicker';
import type { FilmSummary } from '../../../domain/filmSummary';
import { filmName } from '../../../lib/films';
import { focusContent } from '../../../lib/focus';
import { places } from '../../drafts/draftRecord';
import { useFilmSearch } from '../../films/useFilmSearch';
import { success } from '../../ui/toast';
import { toastQueued } from '../../ui/uiSlice';
import { ReasonDialog } from '../ReasonDialog';
import { useGetFilmUsesQuery, useMergeFilmsMutation } from './addedFilmsApi';
import { usesText } from './usesText';

interface MergeFilmDialogProps {
  filmId: string;
  /** Its title and year. */
  name: string;
}

/** Merges a film that a member added into another, once that is chosen and what moves with it was read. */
export function MergeFilmDialog({ filmId, name }: MergeFilmDialogProps) {
  const dispatch = useAppDispatch();
  const search = useFilmSearch();
  const [into, setInto] = useState<FilmSummary | null>(null);
  const { data } = useGetFilmUsesQuery(filmId);
  const [merge] = useMergeFilmsMutation();
  return (
    <ReasonDialog
      label="Reason"
      name={name}
      lacking={into ? undefined : 'Choose the film that it is merged into.'}
      onDone={() => {
        dispatch(toastQueued({ ...success('The films are merged.'), durationMs: 5000 }));
        // The button that opened the dialog leaves with its film, so the page takes the focus.
        setTimeout(focusContent);
      }}
      place={places.reason('merge-films', { kind: 'film', id: filmId })}
      send={(reason) => merge({ filmId, reason, intoId: into?._id ?? '' })}
      title={`Merge ${name}`}
      verb="Merge"
    >
      <Stack sx={{ gap: 4 }}>
        {into ? (
          <>
            <span>
              {data ? usesText(data.uses) : 'All that was said of it moves'} to{' '}
              <strong>
                <bdi>{filmName(into)}</bdi>
              </strong>
              , and its address leads there. This cannot be undone.
            </span>
            <Button onClick={() => setInto(null)} size="small" sx={{ alignSelf: 'start' }}>
              Choose another film
            </Button>
          </>
        ) : (
          <>
            <span>Which film is it the same as?</span>
            <FilmPicker {...search} onChoose={setInto} />
          </>
        )}
        <span>The log keeps your reason for all moderators.</span>
      </Stack>
    </ReasonDialog>
  );
}
