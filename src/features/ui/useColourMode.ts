import useMediaQuery from '@mui/material/useMediaQuery';
import { selectColourMode } from './uiSlice';
import type { ShownMode } from '../../theme/tokens';
import { useAppSelector } from '../../app/hooks';

/** The mode to show: the chosen one, or the system's (dark if it has no preference). */
export function useColourMode(): ShownMode {
  const choice = useAppSelector(selectColourMode);
  const systemIsLight = useMediaQuery('(prefers-color-scheme: light)');
  if (choice !== 'system') return choice;
  return systemIsLight ? 'light' : 'dark';
}
