import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { useAppDispatch } from '../../../app/hooks';
import { Menu } from '../../../components/Menu';
import { focusContent } from '../../../lib/focus';
import { menuClosed, modalOpened } from '../../ui/uiSlice';
import { postDeleted } from '../changes/deletion';

interface PostMenuListProps {
  postId: string;
  anchor: React.RefObject<HTMLElement | null>;
}

/** The actions of a post's author. */
export function PostMenuList({ postId, anchor }: PostMenuListProps) {
  const dispatch = useAppDispatch();
  return (
    <Menu anchor={anchor} label="Post options" onClose={() => dispatch(menuClosed())} open>
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
