import BlockRounded from '@mui/icons-material/BlockRounded';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { Menu, type MenuProps } from './Menu';

interface HidingMenuProps extends Pick<MenuProps, 'anchor' | 'label' | 'onClose'> {
  /** The person's full name. */
  name: string;
  isMuted: boolean;
  onMute: (isMuted: boolean) => void;
  onBlock: () => void;
  /** What can be reported: the person, or something of theirs. */
  reported: React.ReactNode;
  onReport: () => void;
  /** What else can be done. */
  children?: React.ReactNode;
}

/** The menu that mutes, blocks and reports. It imports MUI's popover, so load components that use it lazily. */
export function HidingMenu({
  name,
  isMuted,
  onMute,
  onBlock,
  reported,
  onReport,
  children,
  ...menu
}: HidingMenuProps) {
  return (
    <Menu {...menu} open>
      <MenuItem onClick={() => onMute(!isMuted)}>
        <ListItemIcon>{isMuted ? <VisibilityOutlined /> : <VisibilityOffOutlined />}</ListItemIcon>
        <span>
          {isMuted ? 'Unmute' : 'Mute'} <bdi>{name}</bdi>
        </span>
      </MenuItem>
      <MenuItem onClick={onBlock}>
        <ListItemIcon>
          <BlockRounded />
        </ListItemIcon>
        <span>
          Block <bdi>{name}</bdi>
        </span>
      </MenuItem>
      <MenuItem onClick={onReport}>
        <ListItemIcon>
          <FlagOutlined />
        </ListItemIcon>
        <span>Report {reported}</span>
      </MenuItem>
      {children}
    </Menu>
  );
}
