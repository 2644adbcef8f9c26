import ToggleOffOutlined from '@mui/icons-material/ToggleOffOutlined';
import ToggleOnRounded from '@mui/icons-material/ToggleOnRounded';
import MenuItem from '@mui/material/MenuItem';
import styled from '@emotion/styled';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { Menu, type MenuProps } from '../../components/Menu';
import { NOTIFICATION_KINDS, type NotificationKind } from '../../domain/notifications';
import { colour } from '../../theme/tokens';
import { menuClosed } from '../ui/uiSlice';
import { kindsTurnedOff, selectKindsOff } from './kindsOff';
import { useGetUnreadQuery } from './notificationsApi';

const NAMES: Record<NotificationKind, string> = {
  like: 'Likes',
  follow: 'New followers',
  reply: 'Replies',
  mention: 'Mentions',
  listLike: 'Liked lists',
  listClone: 'Cloned lists',
};

const On = styled(ToggleOnRounded)({ marginLeft: 'auto', color: colour.accent, fontSize: '2rem' });
const Off = styled(ToggleOffOutlined)({ marginLeft: 'auto', fontSize: '2rem' });

/** The menu that turns each kind of notification on or off. */
export function KindsMenuList({ anchor }: Pick<MenuProps, 'anchor'>) {
  const dispatch = useAppDispatch();
  useGetUnreadQuery();
  const off = useAppSelector(selectKindsOff);
  const isOn = (kind: NotificationKind) => !off?.includes(kind);
  const toggle = (kind: NotificationKind) => {
    if (!off) return;
    const others = off.filter((other) => other !== kind);
    dispatch(kindsTurnedOff(off.includes(kind) ? others : [...off, kind]));
  };
  return (
    <Menu anchor={anchor} label="Notify me about" onClose={() => dispatch(menuClosed())} open>
      {NOTIFICATION_KINDS.map((kind) => (
        <MenuItem
          aria-checked={isOn(kind)}
          disabled={!off}
          key={kind}
          onClick={() => toggle(kind)}
          role="menuitemcheckbox"
        >
          {NAMES[kind]}
          {isOn(kind) ? <On aria-hidden="true" /> : <Off aria-hidden="true" />}
        </MenuItem>
      ))}
    </Menu>
  );
}
