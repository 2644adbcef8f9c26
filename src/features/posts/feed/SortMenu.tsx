import TuneRounded from '@mui/icons-material/TuneRounded';
import IconButton from '@mui/material/IconButton';
import { lazyComponent } from '../../../components/lazyComponent';
import { LazyRegion } from '../../../components/LazyRegion';
import type { SortableFeed } from '../../../domain/feeds';
import { useMenuButton } from '../../ui/useMenuButton';

const SortMenuList = lazyComponent(async () => (await import('./SortMenuList')).SortMenuList);

export const preloadSortMenu = SortMenuList.preload;

/** The sort button above a feed, and its menu. */
export function SortMenu({ feed }: { feed: SortableFeed }) {
  const { anchor, button, isOpen, fail } = useMenuButton('sort');
  return (
    <>
      <IconButton {...button} aria-label="Sort posts" ref={anchor} title="Sort posts">
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
