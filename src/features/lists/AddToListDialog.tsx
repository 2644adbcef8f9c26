import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { useAppDispatch } from '../../app/hooks';
import { Dialog } from '../../components/Dialog';
import { useGetFilmQuery } from '../films/filmsApi';
import { modalClosed } from '../ui/uiSlice';
import { filmOnListToggled } from './changes/filmOnList';
import { FindOwnList } from './FindOwnList';
import { useLists } from './useLists';
import { useNewListWith } from './useNewListWith';

function OwnLists({ filmId }: { filmId: string }) {
  const dispatch = useAppDispatch();
  return (
    <FindOwnList filmId={filmId}>
      {(lists) => (
        <Stack aria-label="Your lists" role="group">
          {lists.map(({ listId, title, isOn }) => (
            <FormControlLabel
              control={
                <Checkbox
                  checked={isOn}
                  onChange={({ target }) =>
                    dispatch(filmOnListToggled(listId, filmId, target.checked))
                  }
                />
              }
              key={listId}
              label={<bdi>{title}</bdi>}
            />
          ))}
        </Stack>
      )}
    </FindOwnList>
  );
}

/** Puts a film on the viewer's lists, and takes it off. */
export function AddToListDialog({ filmId }: { filmId: string }) {
  useLists();
  const dispatch = useAppDispatch();
  const startList = useNewListWith();
  const film = useGetFilmQuery(filmId).data?.film;
  const close = () => dispatch(modalClosed());
  return (
    <Dialog onClose={close} open title="Add to list">
      <DialogContent sx={{ display: 'grid', gap: 3, alignContent: 'start', minHeight: 160 }}>
        <OwnLists filmId={filmId} />
      </DialogContent>
      <DialogActions>
        <Button disabled={!film} onClick={() => film && startList([film])} variant="outlined">
          <AddRounded fontSize="small" />
          New list
        </Button>
        <Button onClick={close} variant="contained">
          Done
        </Button>
      </DialogActions>
    </Dialog>
  );
}
