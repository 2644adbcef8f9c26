import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { AddFilmForm } from '../../../components/AddFilmForm';
import type { Film } from '../../../domain/films';
import { paths } from '../../../lib/paths';
import { places, type FilmDraft } from '../../drafts/draftRecord';
import { draftDropped, filmDraftChanged, selectFilmDraft } from '../../drafts/draftsSlice';
import { useEditFilmMutation } from '../filmsApi';
import { savedFilm } from '../savedFilm';

const LABELS = { form: 'Edit film', submit: 'Save', cancel: 'Cancel' };

/** Mends what the viewer added, while nobody else has used it. */
export function EditFilm({ film }: { film: Film }) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { _id, title, year, directors } = film;
  const texts = useAppSelector((state) => selectFilmDraft(state, _id));
  const change = (draft: FilmDraft) => dispatch(filmDraftChanged({ filmId: _id, draft }));
  const close = () => dispatch(draftDropped(places.film(_id)));
  const [editFilm] = useEditFilmMutation();
  if (!texts)
    return (
      <Button
        onClick={() => change({ title, year: `${year}`, director: directors.join(', ') })}
        size="small"
        variant="outlined"
      >
        Edit film
      </Button>
    );
  return (
    <Box sx={{ flexBasis: '100%', pt: 3 }}>
      <AddFilmForm
        labels={LABELS}
        onAdd={async (filmData) => savedFilm(await editFilm({ filmId: _id, filmData }))}
        onCancel={close}
        onChoose={(chosen) => {
          close();
          if (chosen._id !== _id) void navigate(paths.film(chosen._id));
        }}
        onChange={change}
        texts={texts}
      />
    </Box>
  );
}
