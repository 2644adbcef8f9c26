import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths';

/** The way on from a list that is empty. */
export function ToFilms() {
  return (
    <Button component={Link} to={paths.films} variant="contained">
      Find films
    </Button>
  );
}
