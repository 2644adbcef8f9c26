import EditRounded from '@mui/icons-material/EditRounded';
import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch } from '../../app/hooks';
import type { Film } from '../../domain/films';
import { COMPOSER_FIELD } from '../../features/posts/composer/composerField';
import { filmPostStarted } from '../../features/posts/postsSlice';
import { focusAfterNavigation } from '../../lib/focusAfterNavigation';
import { paths } from '../../lib/paths';

/** Starts a post about the film, and opens the composer. */
export function WriteButton({ film }: { film: Film }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const write = () => {
    dispatch(filmPostStarted(film));
    focusAfterNavigation(COMPOSER_FIELD);
    void navigate(paths.home);
  };
  return (
    <Button onClick={write} size="small" variant="contained">
      <EditRounded fontSize="small" />
      Write
    </Button>
  );
}
