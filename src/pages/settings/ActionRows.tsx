import List from '@mui/material/List';
import { useAppDispatch } from '../../app/hooks';
import { SettingsRow } from './SettingsRow';
import type { SettingsAction } from './settingsActions';

/** Actions of the settings, each with what it does. */
export function ActionRows({ actions }: { actions: readonly SettingsAction[] }) {
  const dispatch = useAppDispatch();
  return (
    <List sx={{ mx: -2 }}>
      {actions.map(({ event, ...action }) => (
        <SettingsRow {...action} key={action.label} onClick={() => dispatch(event())} />
      ))}
    </List>
  );
}
