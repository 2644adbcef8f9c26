import PlaylistAddRounded from '@mui/icons-material/PlaylistAddRounded';
import Button from '@mui/material/Button';
import { useAppDispatch } from '../../app/hooks';
import { modalOpened } from '../ui/uiSlice';

/** Opens the dialog that puts a film on the viewer's lists. */
export function AddToListButton({ filmId }: { filmId: string }) {
  const dispatch = useAppDispatch();
  return (
    <Button
      onClick={() => dispatch(modalOpened({ kind: 'addToList', filmId }))}
      size="small"
      variant="outlined"
    >
      <PlaylistAddRounded fontSize="small" />
      Add to list
    </Button>
  );
}
