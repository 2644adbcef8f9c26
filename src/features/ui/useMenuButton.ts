import { useRef } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import type { OpenMenu } from './overlays';
import { menuOpened, selectMenu } from './uiSlice';
import { useOverlayFailure } from './useOverlayFailure';

/** A menu whose name is all there is to say of it. */
type PlainMenu = Exclude<OpenMenu['kind'], 'post'>;

/** What the button of a menu needs, and whether the menu is open. */
export const useMenuButton = (kind: PlainMenu) => {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectMenu)?.kind === kind;
  const fail = useOverlayFailure();
  const anchor = useRef<HTMLButtonElement>(null);
  return {
    /** For the button, and for the menu that hangs from it. */
    anchor,
    isOpen,
    /** Called with a message where the menu's code does not come. */
    fail,
    button: {
      'aria-expanded': isOpen,
      'aria-haspopup': 'menu',
      onClick: () => void dispatch(menuOpened({ kind })),
    } as const,
  };
};
