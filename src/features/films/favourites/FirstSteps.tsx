import Button from '@mui/material/Button';
import { useAppDispatch } from '../../../app/hooks';
import { modalOpened } from '../../ui/uiSlice';
import { useViewer } from '../../users/useViewer';

interface FirstStepsProps {
  /** Whether the page already asks for favourite films. */
  asksFavourites?: boolean;
}

/** What fills an empty page: favourite films, and what somebody has on Letterboxd. */
export function FirstSteps({ asksFavourites = false }: FirstStepsProps) {
  const dispatch = useAppDispatch();
  const hasFavourites = useViewer()?.favourites !== undefined;
  return (
    <>
      {!hasFavourites && !asksFavourites && (
        <Button onClick={() => dispatch(modalOpened({ kind: 'editProfile' }))} variant="outlined">
          Choose your favourite films
        </Button>
      )}
      <Button onClick={() => dispatch(modalOpened({ kind: 'letterboxd' }))} variant="outlined">
        Import from Letterboxd
      </Button>
    </>
  );
}
