import { useId } from 'react';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { Link } from 'react-router-dom';
import type { SettingsAction } from './settingsActions';

type SettingsRowProps = Pick<SettingsAction, 'label' | 'hint' | 'Icon'> &
  ({ onClick: () => void; to?: never } | { to: string; onClick?: never });

/** One action of the settings, or a link to a page of them, with what is there. */
export function SettingsRow({ label, hint, Icon, onClick, to }: SettingsRowProps) {
  const id = useId();
  const leadsOn = to === undefined ? { component: 'button', onClick } : { component: Link, to };
  return (
    <ListItem>
      <ListItemButton aria-describedby={`${id}-hint`} aria-labelledby={`${id}-label`} {...leadsOn}>
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
