import DarkModeRounded from '@mui/icons-material/DarkModeRounded';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import KeyboardRounded from '@mui/icons-material/KeyboardRounded';
import LightModeRounded from '@mui/icons-material/LightModeRounded';
import LocalMoviesOutlined from '@mui/icons-material/LocalMoviesOutlined';
import RecentActorsOutlined from '@mui/icons-material/RecentActorsOutlined';
import RestartAltRounded from '@mui/icons-material/RestartAltRounded';
import SettingsBrightnessRounded from '@mui/icons-material/SettingsBrightnessRounded';
import TheatersRounded from '@mui/icons-material/TheatersRounded';
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
import { filmsForLetterboxdRequested } from '../features/films/letterboxd/letterboxdActions';
import { dataRequested } from '../features/users/usersSlice';
import { media } from '../theme/tokens';
import { useAppDispatch, useAppSelector } from './hooks';

const MODES = [
  { mode: 'system', label: 'System', Icon: SettingsBrightnessRounded },
  { mode: 'light', label: 'Light', Icon: LightModeRounded },
  { mode: 'dark', label: 'Dark', Icon: DarkModeRounded },
] as const;

/** Colour mode, shortcuts, export and import of the user's data, and actions on the sample data. */
export function SettingsMenu({ anchor }: Pick<MenuProps, 'anchor'>) {
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectColourMode);
  // A touch-only device probably has no keyboard; the shortcuts themselves always work.
  const hasPointer = useMediaQuery(media.hover, { noSsr: true });
  return (
    <Menu above anchor={anchor} label="Settings" onClose={() => dispatch(menuClosed())} open>
      {MODES.map(({ mode, label, Icon }) => (
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
      <MenuItem
        onClick={() => {
          dispatch(dataRequested());
          dispatch(menuClosed());
        }}
      >
        <FileDownloadOutlined aria-hidden="true" />
        Export my data
      </MenuItem>
      <MenuItem onClick={() => dispatch(modalOpened({ kind: 'importData' }))}>
        <FileUploadOutlined aria-hidden="true" />
        Import my data
      </MenuItem>
      <MenuItem
        onClick={() => {
          dispatch(filmsForLetterboxdRequested());
          dispatch(menuClosed());
        }}
      >
        <LocalMoviesOutlined aria-hidden="true" />
        Export for Letterboxd
      </MenuItem>
      <MenuItem onClick={() => dispatch(modalOpened({ kind: 'letterboxd' }))}>
        <TheatersRounded aria-hidden="true" />
        Import from Letterboxd
      </MenuItem>
      <MenuItem onClick={() => dispatch(modalOpened({ kind: 'visit' }))}>
        <RecentActorsOutlined aria-hidden="true" />
        Try as another sample person
      </MenuItem>
      <MenuItem onClick={() => dispatch(modalOpened({ kind: 'resetData' }))}>
        <RestartAltRounded aria-hidden="true" />
        Reset sample data
      </MenuItem>
    </Menu>
  );
}
