import { lazy, useRef } from 'react';
import TuneRounded from '@mui/icons-material/TuneRounded';
import IconButton from '@mui/material/IconButton';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { LazyRegion } from '../../../components/LazyRegion';
import { menuOpened, selectMenu } from '../../ui/uiSlice';
import { useOverlayFailure } from '../../ui/useOverlayFailure';
import type { SortableFeed } from '../../../domain/feeds';

const SortMenuList = lazy(async () => ({
  default: (await import('./SortMenuList')).SortMenuList,
}));

/** The filter icon above a feed. */
export function SortMenu({ feed }: { feed: SortableFeed }) {
  const dispatch = useAppDispatch();
  const fail = useOverlayFailure();
  const anchor = useRef<HTMLButtonElement>(null);
  const isOpen = useAppSelector(selectMenu)?.kind === 'sort';
  return (
    <>
      <IconButton
        aria-label="Sort posts"
        title="Sort posts"
        aria-expanded={isOpen}
        aria-haspopup="menu"
        onClick={() => dispatch(menuOpened({ kind: 'sort' }))}
        ref={anchor}
      >
        <TuneRounded />
      </IconButton>
      {isOpen && (
        <LazyRegion onFailure={fail}>
          <SortMenuList anchor={anchor} feed={feed} />
        </LazyRegion>
      )}
    </>
  );
}
