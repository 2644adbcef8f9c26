import useMediaQuery from '@mui/material/useMediaQuery';
import { PageHeading } from '../components/PageHeading';
import { SettingsSection } from '../components/SettingsSection';
import { ShortcutList } from '../features/ui/ShortcutList';
import { media } from '../theme/tokens';
import { ActionRows } from './settings/ActionRows';
import { ColourModeField } from './settings/ColourModeField';
import { DATA_ACTIONS, SAMPLE_ACTIONS } from './settings/settingsActions';

/** `/settings`: every setting, under headings. */
export function SettingsPage() {
  // A touch-only device probably has no keyboard; the shortcuts themselves always work.
  const hasPointer = useMediaQuery(media.hover, { noSsr: true });
  return (
    <>
      <PageHeading title="Settings" />
      <SettingsSection title="Colour mode">
        <ColourModeField />
      </SettingsSection>
      <SettingsSection title="Your data">
        <ActionRows actions={DATA_ACTIONS} />
      </SettingsSection>
      {SAMPLE_ACTIONS.length > 0 && (
        <SettingsSection title="Sample people">
          <ActionRows actions={SAMPLE_ACTIONS} />
        </SettingsSection>
      )}
      {hasPointer && (
        <SettingsSection title="Keyboard shortcuts">
          <ShortcutList />
        </SettingsSection>
      )}
    </>
  );
}
