import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { HidingMenu } from '../../../components/HidingMenu';
import type { MenuProps } from '../../../components/Menu';
import type { User } from '../../../domain/entities';
import { fullName } from '../../../lib/people';
import { selectSessionUser } from '../../auth/authSlice';
import { menuClosed, modalOpened } from '../../ui/uiSlice';
import { useHiding } from './useHiding';
import { useIsMuted } from './useIsMuted';

interface PersonMenuListProps extends Pick<MenuProps, 'anchor' | 'label'> {
  person: User;
}

/** What can be done about somebody whose profile is open. */
export function PersonMenuList({ person, ...menu }: PersonMenuListProps) {
  const dispatch = useAppDispatch();
  const isMuted = useIsMuted(person._id);
  const { mute, askToBlock } = useHiding(person, true);
  const name = fullName(person);
  const isAdmin = useAppSelector((state) => selectSessionUser(state)?.role === 'admin');
  const act = person.role === 'moderator' ? 'make-member' : 'make-moderator';
  const about = { kind: 'user', id: person._id } as const;
  return (
    <HidingMenu
      {...menu}
      isMuted={isMuted}
      name={name}
      onBlock={askToBlock}
      onClose={() => dispatch(menuClosed())}
      onMute={mute}
      onReport={() => dispatch(modalOpened({ kind: 'report', about, name }))}
      reported={<bdi>{name}</bdi>}
    >
      {isAdmin && person.role !== 'admin' && (
        <MenuItem onClick={() => dispatch(modalOpened({ kind: 'moderate', act, about, name }))}>
          <ListItemIcon>
            <ShieldOutlined />
          </ListItemIcon>
          {act === 'make-moderator' ? 'Appoint as a moderator' : 'Withdraw the moderator’s role'}
        </MenuItem>
      )}
    </HidingMenu>
  );
}
