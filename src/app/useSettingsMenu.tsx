import { lazy, useRef } from 'react';
import { LazyRegion } from '../components/LazyRegion';
import { menuOpened, selectMenu } from '../features/ui/uiSlice';
import { useOverlayFailure } from '../features/ui/useOverlayFailure';
import { useAppDispatch, useAppSelector } from './hooks';

const SettingsMenu = lazy(async () => ({ default: (await import('./SettingsMenu')).SettingsMenu }));

/** The menu of settings, and what the button that opens it needs. */
export const useSettingsMenu = () => {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectMenu)?.kind === 'settings';
  const fail = useOverlayFailure();
  const anchor = useRef<HTMLButtonElement>(null);
  return {
    anchor,
    button: {
      'aria-expanded': isOpen,
      'aria-haspopup': 'menu',
      onClick: () => void dispatch(menuOpened({ kind: 'settings' })),
    } as const,
    menu: isOpen && (
      <LazyRegion onFailure={fail}>
        <SettingsMenu anchor={anchor} />
      </LazyRegion>
    ),
  };
};
