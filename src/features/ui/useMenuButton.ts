import { useRef } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import type { OpenMenu } from './overlays';
import { menuOpened, selectMenu } from './uiSlice';
import { useOverlayFailure } from './useOverlayFailure';

/** A menu without an id. */
type PlainMenu = Exclude<OpenMenu['kind'], 'post'>;

/** The props of a menu's button, and whether the menu is open. */
export const useMenuButton = (kind: PlainMenu) => {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectMenu)?.kind === kind;
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
      onClick: () => void dispatch(menuOpened({ kind })),
    } as const,
  };
};
