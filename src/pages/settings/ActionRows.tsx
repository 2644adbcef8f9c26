import { useId } from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { useAppDispatch } from '../../app/hooks';
import type { SettingsAction } from './settingsActions';

function ActionRow({ label, hint, Icon, event }: SettingsAction) {
  const dispatch = useAppDispatch();
  const id = useId();
  return (
    <ListItem>
      <ListItemButton
        aria-describedby={`${id}-hint`}
        aria-labelledby={`${id}-label`}
        component="button"
        onClick={() => dispatch(event())}
      >
        <ListItemIcon sx={{ color: 'primary.main' }}>
          <Icon />
        </ListItemIcon>
        <ListItemText
          primary={label}
          secondary={hint}
          slotProps={{
            primary: { id: `${id}-label` },
            secondary: { id: `${id}-hint` },
          }}
        />
      </ListItemButton>
    </ListItem>
  );
}

/** Actions of the settings, each with what it does. */
export function ActionRows({ actions }: { actions: readonly SettingsAction[] }) {
  return (
    <List sx={{ mx: -2 }}>
      {actions.map((action) => (
        <ActionRow {...action} key={action.label} />
      ))}
    </List>
  );
}
