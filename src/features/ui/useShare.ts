import { useMenuButton } from './useMenuButton';
import { useShareMenu, type Shareable } from './useShareMenu';

/** The props of a page's Share button, and of its menu. */
export const useShare = (shareable: Shareable) => {
  const { anchor, button, isOpen, fail } = useMenuButton('share');
  const menu = useShareMenu(shareable);
  return { anchor, button, menu: { ...menu, isOpen, fail } };
};
