import KeyboardRounded from '@mui/icons-material/KeyboardRounded';
import TuneRounded from '@mui/icons-material/TuneRounded';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Menu, type MenuProps } from '../components/Menu';
import { MenuRadio } from '../components/MenuRadio';
import {
  colourModeChosen,
  menuClosed,
  modalOpened,
  selectColourMode,
} from '../features/ui/uiSlice';
import { paths } from '../lib/paths';
import { COLOUR_MODES } from '../pages/settings/colourModes';
import { DATA_ACTIONS, SAMPLE_ACTIONS } from '../pages/settings/settingsActions';
import { media } from '../theme/tokens';
import { useAppDispatch, useAppSelector } from './hooks';
import { MenuLink } from './MenuLink';

/** The most used settings, and a link to the page with all of them. */
export function SettingsMenu({ anchor }: Pick<MenuProps, 'anchor'>) {
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectColourMode);
  // A touch-only device probably has no keyboard; the shortcuts themselves always work.
  const hasPointer = useMediaQuery(media.hover, { noSsr: true });
  return (
    <Menu above anchor={anchor} label="Settings" onClose={() => dispatch(menuClosed())} open>
      {COLOUR_MODES.map(({ mode, label, Icon }) => (
        <MenuRadio
          checked={mode === chosen}
          key={mode}
          onChoose={() => {
            dispatch(colourModeChosen(mode));
            dispatch(menuClosed());
          }}
        >
          <Icon aria-hidden="true" />
          {label}
        </MenuRadio>
      ))}
      <Divider />
      {hasPointer && (
        <MenuItem onClick={() => dispatch(modalOpened({ kind: 'shortcuts' }))}>
          <KeyboardRounded aria-hidden="true" />
          Keyboard shortcuts
        </MenuItem>
      )}
      {[...DATA_ACTIONS, ...SAMPLE_ACTIONS].map(({ label, Icon, event }) => (
        <MenuItem
          key={label}
          onClick={() => {
            dispatch(event());
            dispatch(menuClosed());
          }}
        >
          <Icon aria-hidden="true" />
          {label}
        </MenuItem>
      ))}
      <Divider />
      <MenuLink to={paths.settings}>
        <TuneRounded aria-hidden="true" />
        All settings
      </MenuLink>
    </Menu>
  );
}
