import GavelRounded from '@mui/icons-material/GavelRounded';
import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import List from '@mui/material/List';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useAppSelector } from '../app/hooks';
import { lazyComponent } from '../components/lazyComponent';
import { LazyRegion } from '../components/LazyRegion';
import { PageHeading } from '../components/PageHeading';
import { PersonRowSkeleton } from '../components/PersonRowSkeleton';
import { SettingsSection } from '../components/SettingsSection';
import { selectSessionUser } from '../features/auth/authSlice';
import { selectIsModerator } from '../features/auth/roles';
import { ShortcutList } from '../features/ui/ShortcutList';
import { readSignUpMode } from '../lib/community';
import { paths } from '../lib/paths';
import { media } from '../theme/tokens';
import { ActionRows } from './settings/ActionRows';
import { ColourModeField } from './settings/ColourModeField';
import { SettingsRow } from './settings/SettingsRow';
import { DATA_ACTIONS, SAMPLE_ACTIONS } from './settings/settingsActions';

const HiddenSettings = lazyComponent(
  async () => (await import('../features/users/hidden/HiddenSettings')).HiddenSettings,
);

const Invitations = lazyComponent(
  async () => (await import('../features/moderation/Invitations')).Invitations,
);

/** `/settings`: every setting, under headings. */
export function SettingsPage() {
  // A touch-only device probably has no keyboard; the shortcuts themselves always work.
  const hasPointer = useMediaQuery(media.hover, { noSsr: true });
  const isAdmin = useAppSelector((state) => selectSessionUser(state)?.role === 'admin');
  const isInviting = isAdmin && readSignUpMode() === 'invite';
  const isModerator = useAppSelector(selectIsModerator);
  return (
    <>
      <PageHeading title="Settings" />
      <SettingsSection title="Colour mode">
        <ColourModeField />
      </SettingsSection>
      <SettingsSection title="Account">
        <List sx={{ mx: -2 }}>
          <SettingsRow
            Icon={ManageAccountsOutlined}
            hint="Your sessions elsewhere, and how you log in."
            label="Username and password"
            to={paths.account}
          />
        </List>
      </SettingsSection>
      {isInviting && (
        <SettingsSection title="Invitations">
          <LazyRegion waiting={<PersonRowSkeleton />}>
            <Invitations />
          </LazyRegion>
        </SettingsSection>
      )}
      {isModerator && (
        <SettingsSection title="Moderation">
          <List sx={{ mx: -2 }}>
            <SettingsRow
              Icon={GavelRounded}
              hint="What members reported, and what moderators did."
              label="Reports and log"
              to={paths.moderation}
            />
          </List>
        </SettingsSection>
      )}
      <SettingsSection title="Hidden">
        <LazyRegion waiting={<PersonRowSkeleton />}>
          <HiddenSettings />
        </LazyRegion>
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
