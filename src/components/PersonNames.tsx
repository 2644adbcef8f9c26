import ListItemText from '@mui/material/ListItemText';

interface PersonNamesProps {
  name: string;
  username: string;
  /** The id of the full name, for `aria-labelledby`. */
  nameId?: string;
}

/** A user's full name above their username, each on one line. */
export function PersonNames({ name, username, nameId }: PersonNamesProps) {
  return (
    <ListItemText
      primary={name}
      secondary={`@${username}`}
      slotProps={{
        primary: { component: 'bdi', id: nameId, noWrap: true },
        secondary: { component: 'span', noWrap: true },
      }}
    />
  );
}
