import { lazy, useRef } from 'react';
import SettingsRounded from '@mui/icons-material/SettingsRounded';
import styled from '@emotion/styled';
import { LazyRegion } from '../components/LazyRegion';
import { menuOpened, selectMenu } from '../features/ui/uiSlice';
import { useOverlayFailure } from '../features/ui/useOverlayFailure';
import { useAppDispatch, useAppSelector } from './hooks';
import { navItem, navWords } from './navStyles';

const Action = styled('button')(navItem);
const Words = styled('span')(navWords);

const SettingsMenu = lazy(async () => ({ default: (await import('./SettingsMenu')).SettingsMenu }));

/** Opens the menu of settings. */
export function SettingsButton() {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectMenu)?.kind === 'settings';
  const fail = useOverlayFailure();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Action
        aria-expanded={isOpen}
        aria-haspopup="menu"
        onClick={() => dispatch(menuOpened({ kind: 'settings' }))}
        ref={button}
        title="Settings"
        type="button"
      >
        <SettingsRounded aria-hidden="true" />
        <Words>Settings</Words>
      </Action>
      {isOpen && (
        <LazyRegion onFailure={fail}>
          <SettingsMenu anchor={button} />
        </LazyRegion>
      )}
    </>
  );
}
