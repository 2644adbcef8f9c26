import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../lib/paths';

/** Opens the form of a new list. */
export function NewListButton() {
  const navigate = useNavigate();
  return (
    <Button onClick={() => void navigate(paths.newList)} size="small" variant="outlined">
      <AddRounded fontSize="small" />
      New list
    </Button>
  );
}
