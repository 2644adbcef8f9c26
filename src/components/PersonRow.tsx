import { useId } from 'react';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemButton from '@mui/material/ListItemButton';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { PersonAvatar } from './PersonAvatar';
import { PersonNames } from './PersonNames';

interface PersonRowProps {
  name: string;
  username: string;
  avatar: string;
  /** The profile's address; without one, as for somebody whose profile is not there, the row is no link. */
  to?: string;
  /** True if the profile replaces the current history entry, such as a dialog's. */
  replace?: boolean;
  /** An action next to the link, such as a Follow button. */
  action?: React.ReactNode;
}

/** A user in a list: a link named by their full name, and an action. */
export function PersonRow({ name, username, avatar, to, replace = false, action }: PersonRowProps) {
  const nameId = useId();
  const person = (
    <>
      <ListItemAvatar>
        <PersonAvatar name={name} src={avatar} />
      </ListItemAvatar>
      <PersonNames name={name} nameId={nameId} username={username} />
    </>
  );
  return (
    <ListItem sx={{ gap: 3 }}>
      {to === undefined ? (
        <Stack
          direction="row"
          sx={{ alignItems: 'center', flexGrow: 1, gap: 3, minWidth: 0, p: 2 }}
        >
          {person}
        </Stack>
      ) : (
        <ListItemButton
          aria-labelledby={nameId}
          component={Link}
          replace={replace}
          sx={{ minWidth: 0 }}
          to={to}
        >
          {person}
        </ListItemButton>
      )}
      {action}
    </ListItem>
  );
}
