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
  /** True where the profile takes the place of the present history entry: a dialog's own. */
  replace?: boolean;
  /** What can be done beside the link: a Follow button. */
  action?: React.ReactNode;
}

/** A person in a list: a link named by their full name, and what can be done with them. */
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
