import ImageOutlined from '@mui/icons-material/ImageOutlined';
import IosShareRounded from '@mui/icons-material/IosShareRounded';
import LinkRounded from '@mui/icons-material/LinkRounded';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { canShare, systemShare } from '../lib/systemShare';
import { Menu } from './Menu';

export interface ShareMenuProps {
  /** The button that opened it. */
  anchor: React.RefObject<HTMLButtonElement | null>;
  link: string;
  /** What is shared, for the system's share sheet. */
  title: string;
  onClose: () => void;
  onCopy: () => void;
  /** Opens the dialog of its picture, if there can be one. */
  onPicture: (() => void) | undefined;
  onShareFailed: () => void;
}

/** The ways to share something. The system's share sheet is one of them if there is one. */
export function ShareMenu({ anchor, link, title, ...on }: ShareMenuProps) {
  const share = async () => {
    if (!(await systemShare({ title, url: link }))) on.onShareFailed();
  };
  const closing = (act: () => unknown) => () => {
    on.onClose();
    act();
  };
  return (
    <Menu anchor={anchor} label="Share" onClose={on.onClose} open>
      <MenuItem onClick={closing(on.onCopy)}>
        <ListItemIcon>
          <LinkRounded />
        </ListItemIcon>
        Copy link
      </MenuItem>
      {canShare() && (
        <MenuItem onClick={closing(share)}>
          <ListItemIcon>
            <IosShareRounded />
          </ListItemIcon>
          Share link…
        </MenuItem>
      )}
      {on.onPicture && (
        <MenuItem onClick={on.onPicture}>
          <ListItemIcon>
            <ImageOutlined />
          </ListItemIcon>
          As a picture
        </MenuItem>
      )}
    </Menu>
  );
}
