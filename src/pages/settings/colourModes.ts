import DarkModeRounded from '@mui/icons-material/DarkModeRounded';
import LightModeRounded from '@mui/icons-material/LightModeRounded';
import SettingsBrightnessRounded from '@mui/icons-material/SettingsBrightnessRounded';

export const COLOUR_MODES = [
  { mode: 'system', label: 'System', Icon: SettingsBrightnessRounded },
  { mode: 'light', label: 'Light', Icon: LightModeRounded },
  { mode: 'dark', label: 'Dark', Icon: DarkModeRounded },
] as const;
