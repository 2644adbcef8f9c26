import { useRef } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import type { OpenMenu } from './overlays';
import { menuOpened, selectMenu } from './uiSlice';
import { useOverlayFailure } from './useOverlayFailure';

/**
 * The props of a menu's button, and whether the menu is open.
 * @param postId of a menu that every post has
 */
export const useMenuButton = (kind: OpenMenu['kind'], postId?: string) => {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector((state) => {
    const menu = selectMenu(state);
    return menu?.kind === kind && menu.postId === postId;
  });
  const fail = useOverlayFailure();
  const anchor = useRef<HTMLButtonElement>(null);
  return {
    /** The ref of the button, to which the menu is anchored. */
    anchor,
    isOpen,
    /** Called with a message if the menu's code cannot be loaded. */
    fail,
    button: {
      'aria-expanded': isOpen,
      'aria-haspopup': 'menu',
      onClick: () => void dispatch(menuOpened({ kind, postId })),
    } as const,
  };
};
