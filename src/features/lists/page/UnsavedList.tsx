import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useAppSelector } from '../../../app/hooks';
import { paths } from '../../../lib/paths';
import { places } from '../../drafts/draftRecord';
import { selectHasDraft } from '../../drafts/draftsSlice';

/** Leads back to changes of the list that were not saved; nothing without any. */
export function UnsavedList({ listId }: { listId: string }) {
  const place = places.list(listId);
  const isUnsaved = useAppSelector((state) => selectHasDraft(state, place));
  if (!isUnsaved) return null;
  return (
    <Alert
      action={
        <Button component={Link} size="small" to={paths.editList(listId)} variant="outlined">
          Continue editing
        </Button>
      }
      severity="info"
    >
      Your changes to this list are not saved yet.
    </Alert>
  );
}
