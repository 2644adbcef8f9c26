import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths';

/** Links to all films; shown in empty lists. */
export function FindFilmsButton() {
  return (
    <Button component={Link} to={paths.films} variant="contained">
      Find films
    </Button>
  );
}
