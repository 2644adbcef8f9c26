import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useAppDispatch } from '../../app/hooks';
import { Dialog } from '../../components/Dialog';
import type { FilmSummary } from '../../domain/filmSummary';
import { modalClosed } from '../ui/uiSlice';
import { filmsPutOnList } from './changes/filmsOnList';
import { films as filmsText } from './counts';
import { FindOwnList } from './FindOwnList';
import { useLists } from './useLists';
import { useNewListWith } from './useNewListWith';

/** Puts the selected films on one of the viewer's lists. The selection ends once they are on it. */
export function AddFilmsDialog({ films }: { films: readonly FilmSummary[] }) {
  useLists();
  const dispatch = useAppDispatch();
  const startList = useNewListWith();
  const close = () => dispatch(modalClosed());
  const ids = films.map(({ _id }) => _id);
  return (
    <Dialog onClose={close} open title={`Add ${filmsText(films.length)} to a list`}>
      <DialogContent sx={{ display: 'grid', gap: 3, alignContent: 'start', minHeight: 160 }}>
        <FindOwnList>
          {(lists) => (
            <List aria-label="Your lists" disablePadding>
              {lists.map(({ listId, title, filmCount }) => (
                <ListItem disablePadding key={listId}>
                  <ListItemButton
                    onClick={() => {
                      dispatch(filmsPutOnList({ _id: listId, title }, ids));
                      close();
                    }}
                  >
                    <ListItemText primary={<bdi>{title}</bdi>} secondary={filmsText(filmCount)} />
                  </ListItemButton>
                </ListItem>
              ))}
            </List>
          )}
        </FindOwnList>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => startList(films)} variant="outlined">
          <AddRounded fontSize="small" />
          New list
        </Button>
        <Button onClick={close}>Cancel</Button>
      </DialogActions>
    </Dialog>
  );
}
