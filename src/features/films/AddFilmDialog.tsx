import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch } from '../../app/hooks';
import { Dialog } from '../../components/Dialog';
import { FilmPicker } from '../../components/FilmPicker';
import { paths } from '../../lib/paths';
import { modalClosed } from '../ui/uiSlice';
import { useFilmSearch } from './useFilmSearch';

/** Adds a film after a search has shown that it is missing; the page of a found or added film opens. */
export function AddFilmDialog() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const search = useFilmSearch();
  const close = () => dispatch(modalClosed());
  return (
    <Dialog onClose={close} open title="Add a film">
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <Typography color="textSecondary">
          First check that it isn’t here already under another title.
        </Typography>
        <FilmPicker
          {...search}
          onChoose={({ _id }) => void navigate(paths.film(_id), { replace: true })}
          onClose={close}
        />
      </DialogContent>
    </Dialog>
  );
}
