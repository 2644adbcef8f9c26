import { lazy, useRef } from 'react';
import TuneRounded from '@mui/icons-material/TuneRounded';
import IconButton from '@mui/material/IconButton';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { LazyRegion } from '../../../components/LazyRegion';
import { menuOpened, selectMenu } from '../../ui/uiSlice';
import { useOverlayFailure } from '../../ui/useOverlayFailure';

const SortFilmsList = lazy(async () => ({
  default: (await import('./SortFilmsList')).SortFilmsList,
}));

/** The filter icon above a wall of films. */
export function SortFilms() {
  const dispatch = useAppDispatch();
  const fail = useOverlayFailure();
  const anchor = useRef<HTMLButtonElement>(null);
  const isOpen = useAppSelector(selectMenu)?.kind === 'sortFilms';
  return (
    <>
      <IconButton
        aria-expanded={isOpen}
        aria-haspopup="menu"
        aria-label="Sort films"
        onClick={() => dispatch(menuOpened({ kind: 'sortFilms' }))}
        ref={anchor}
        title="Sort films"
      >
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
