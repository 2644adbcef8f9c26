import EditRounded from '@mui/icons-material/EditRounded';
import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch } from '../../app/hooks';
import type { Film } from '../../domain/films';
import { COMPOSER_FIELD } from '../../features/posts/composer/composerField';
import { chosenFilm } from '../../features/posts/drafts/draftRules';
import { draftChanged } from '../../features/posts/postsSlice';
import { focusAfterNavigation } from '../../lib/focusAfterNavigation';
import { paths } from '../../lib/paths';

/** Puts the film into the draft of a new post, and leads to where that is written. */
export function WriteButton({ film }: { film: Film }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const write = () => {
    dispatch(draftChanged(chosenFilm(film)));
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
