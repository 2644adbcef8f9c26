import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import { useAppDispatch } from '../../app/hooks';
import { Menu, type MenuProps } from '../../components/Menu';
import { NOTIFICATION_KINDS, type NotificationKind } from '../../domain/notifications';
import { menuClosed } from '../ui/uiSlice';
import { useKinds } from './useKinds';

const NAMES: Record<NotificationKind, string> = {
  like: 'Likes',
  follow: 'New followers',
  reply: 'Replies',
  mention: 'Mentions',
};

/** What one wants to be told of, each kind on or off. */
export function KindsMenuList({ anchor }: Pick<MenuProps, 'anchor'>) {
  const dispatch = useAppDispatch();
  const { isKnown, isOn, toggle } = useKinds();
  return (
    <Menu anchor={anchor} label="Notify me of" onClose={() => dispatch(menuClosed())} open>
      {NOTIFICATION_KINDS.map((kind) => (
        <MenuItem
          aria-checked={isOn(kind)}
          disabled={!isKnown}
          key={kind}
          onClick={() => toggle(kind)}
          role="menuitemcheckbox"
        >
          {NAMES[kind]}
          <Switch
            aria-hidden="true"
            checked={isOn(kind)}
            edge="end"
            slotProps={{ input: { tabIndex: -1 } }}
            sx={{ ml: 'auto', pointerEvents: 'none' }}
          />
        </MenuItem>
      ))}
    </Menu>
  );
}
