import TuneRounded from '@mui/icons-material/TuneRounded';
import IconButton from '@mui/material/IconButton';
import { lazyComponent } from '../../components/lazyComponent';
import { LazyRegion } from '../../components/LazyRegion';
import { useMenuButton } from '../ui/useMenuButton';

const KindsMenuList = lazyComponent(async () => (await import('./KindsMenuList')).KindsMenuList);

/** The button above the notifications that opens the menu of their kinds. */
export function KindsMenu() {
  const { anchor, button, isOpen, fail } = useMenuButton('notifications');
  return (
    <>
      <IconButton {...button} aria-label="Notify me about" ref={anchor} title="Notify me about">
        <TuneRounded />
      </IconButton>
      {isOpen && (
        <LazyRegion onFailure={fail}>
          <KindsMenuList anchor={anchor} />
        </LazyRegion>
      )}
    </>
  );
}
