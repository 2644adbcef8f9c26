import useMediaQuery from '@mui/material/useMediaQuery';
import { media } from '../theme/tokens';
import { BottomBar } from './BottomBar';
import { Rail } from './Rail';
import { useShortcuts } from './useShortcuts';

/** The way around: a column, a rail of icons or a bar at the bottom, as the screen allows, and keys. */
export function Navigation() {
  useShortcuts();
  const isPhone = useMediaQuery(media.phone);
  return isPhone ? <BottomBar /> : <Rail />;
}
