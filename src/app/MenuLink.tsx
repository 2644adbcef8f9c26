import MenuItem from '@mui/material/MenuItem';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { overlayEntryLeft } from '../features/ui/overlayHistory';
import { menuClosed } from '../features/ui/uiSlice';
import { useAppDispatch } from './hooks';

interface MenuLinkProps {
  to: string;
  children: React.ReactNode;
}

/** A link to a page. The menu closes first, since it returns the focus, which the page must then take. */
export function MenuLink({ to, children, ...fromMenu }: MenuLinkProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isCurrentPage = useLocation().pathname === to;
  return (
    <MenuItem
      {...fromMenu}
      component={Link}
      onClick={(event) => {
        event.preventDefault();
        dispatch(menuClosed());
        if (!isCurrentPage) void overlayEntryLeft().then(() => navigate(to));
      }}
      to={to}
    >
      {children}
    </MenuItem>
  );
}
