import TuneRounded from '@mui/icons-material/TuneRounded';
import IconButton from '@mui/material/IconButton';
import { lazyComponent } from '../../../components/lazyComponent';
import { LazyRegion } from '../../../components/LazyRegion';
import { useMenuButton } from '../../ui/useMenuButton';

const SortFilmsList = lazyComponent(async () => (await import('./SortFilmsList')).SortFilmsList);

/** The sort button above a film wall; loads its menu when it opens. */
export function SortFilms() {
  const { anchor, button, isOpen, fail } = useMenuButton('sortFilms');
  return (
    <>
      <IconButton {...button} aria-label="Sort films" ref={anchor} title="Sort films">
        <TuneRounded />
      </IconButton>
      {isOpen && (
        <LazyRegion onFailure={fail}>
          <SortFilmsList anchor={anchor} />
        </LazyRegion>
      )}
    </>
  );
}
