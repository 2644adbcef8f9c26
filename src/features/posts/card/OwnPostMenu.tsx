import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { useAppDispatch } from '../../../app/hooks';
import { Menu, type MenuProps } from '../../../components/Menu';
import { focusContent } from '../../../lib/focus';
import { menuClosed, modalOpened } from '../../ui/uiSlice';
import { postDeleted } from '../changes/deletion';

interface OwnPostMenuProps extends Pick<MenuProps, 'anchor' | 'label'> {
  postId: string;
}

/** The actions of a post's author. */
export function OwnPostMenu({ postId, anchor, label }: OwnPostMenuProps) {
  const dispatch = useAppDispatch();
  return (
    <Menu anchor={anchor} label={label} onClose={() => dispatch(menuClosed())} open>
      <MenuItem onClick={() => dispatch(modalOpened({ kind: 'editPost', postId }))}>
        <ListItemIcon>
          <EditRounded />
        </ListItemIcon>
        Edit
      </MenuItem>
      <MenuItem
        onClick={() => {
          dispatch(menuClosed());
          dispatch(postDeleted(postId));
          // The focused button is removed with its post, so the page takes the focus.
          setTimeout(focusContent);
        }}
      >
        <ListItemIcon>
          <DeleteOutlineRounded />
        </ListItemIcon>
        Delete
      </MenuItem>
    </Menu>
  );
}
