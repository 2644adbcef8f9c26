import { lazy, useRef } from 'react';
import TuneRounded from '@mui/icons-material/TuneRounded';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { IconButton } from '../../../components/IconButton';
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
        aria-expanded={isOpen}
        aria-haspopup="menu"
        label="Sort posts"
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
