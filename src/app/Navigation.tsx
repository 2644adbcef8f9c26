import useMediaQuery from '@mui/material/useMediaQuery';
import { media } from '../theme/tokens';
import { BottomBar } from './BottomBar';
import { Rail } from './Rail';
import { useShortcuts } from './useShortcuts';

/** The main navigation: a column, a rail of icons or a bottom bar, depending on the width; and keyboard shortcuts. */
export function Navigation() {
  useShortcuts();
  const isPhone = useMediaQuery(media.phone);
  return isPhone ? <BottomBar /> : <Rail />;
}
