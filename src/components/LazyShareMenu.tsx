import { lazyComponent } from './lazyComponent';
import { LazyRegion } from './LazyRegion';
import type { ShareMenuProps } from './ShareMenu';

const ShareMenu = lazyComponent(async () => (await import('./ShareMenu')).ShareMenu);

interface LazyShareMenuProps extends ShareMenuProps {
  isOpen: boolean;
  /** Called with a message if the menu's code cannot be loaded. */
  fail: (message: string) => void;
}

/** The menu of a Share button, loaded when it is first opened. */
export function LazyShareMenu({ isOpen, fail, ...menu }: LazyShareMenuProps) {
  return (
    isOpen && (
      <LazyRegion onFailure={fail}>
        <ShareMenu {...menu} />
      </LazyRegion>
    )
  );
}
