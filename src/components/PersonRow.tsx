import { useId } from 'react';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemButton from '@mui/material/ListItemButton';
import { Link } from 'react-router-dom';
import { PersonAvatar } from './PersonAvatar';
import { PersonNames } from './PersonNames';

interface PersonRowProps {
  name: string;
  username: string;
  avatar: string;
  /** The profile's address. */
  to: string;
  /** True if the profile replaces the current history entry, such as a dialog's. */
  replace?: boolean;
  /** An action next to the link, such as a Follow button. */
  action?: React.ReactNode;
}

/** A user in a list: a link named by their full name, and an action. */
export function PersonRow({ name, username, avatar, to, replace = false, action }: PersonRowProps) {
  const nameId = useId();
  return (
    <ListItem sx={{ gap: 3 }}>
      <ListItemButton
        aria-labelledby={nameId}
        component={Link}
        replace={replace}
        sx={{ minWidth: 0 }}
        to={to}
      >
        <ListItemAvatar>
          <PersonAvatar name={name} src={avatar} />
        </ListItemAvatar>
        <PersonNames name={name} nameId={nameId} username={username} />
      </ListItemButton>
      {action}
    </ListItem>
  );
}
