import Typography from '@mui/material/Typography';
import { useAppSelector } from '../app/hooks';
import { PageHeading } from '../components/PageHeading';
import { SettingsSection } from '../components/SettingsSection';
import { isSampleAccount } from '../domain/sampleAccounts';
import { EndSessionsForm } from '../features/auth/account/EndSessionsForm';
import { PasswordForm } from '../features/auth/account/PasswordForm';
import { UsernameForm } from '../features/auth/account/UsernameForm';
import { selectSessionUser } from '../features/auth/authSlice';
import { paths } from '../lib/paths';
import { ActionRows } from './settings/ActionRows';
import { DELETE_ACCOUNT, EXPORT_DATA } from './settings/settingsActions';

function Explanation({ children }: { children: React.ReactNode }) {
  return <Typography sx={{ color: 'text.secondary', mb: 2 }}>{children}</Typography>;
}

function OwnAccount({ username }: { username: string }) {
  return (
    <>
      <SettingsSection title="Change username">
        <Explanation>
          People find you by it, and you log in with it. Where somebody wrote your old one, it
          stays, and somebody else may take it. A new one logs you out everywhere but here.
        </Explanation>
        <UsernameForm username={username} />
      </SettingsSection>
      <SettingsSection title="Change password">
        <Explanation>A new one logs you out everywhere but here.</Explanation>
        <PasswordForm username={username} />
      </SettingsSection>
    </>
  );
}

/** `/settings/account`: username, password and sessions, and the end of it all. */
export function AccountPage() {
  const user = useAppSelector(selectSessionUser);
  const isOwn = user !== null && !isSampleAccount(user);
  return (
    <>
      <PageHeading backTo={paths.settings} title="Account" />
      {user && !isOwn && (
        <SettingsSection title="A sample account">
          <Typography>
            Anybody can log in as <bdi>@{user.username}</bdi>, whose password is public. So username
            and password stay as they are. Sign up for an account of your own to choose yours.
          </Typography>
        </SettingsSection>
      )}
      {isOwn && <OwnAccount username={user.username} />}
      {user && (
        <SettingsSection title="Log out everywhere else">
          <Explanation>
            Ends your sessions everywhere but here, should one of them be in other hands.
          </Explanation>
          <EndSessionsForm username={user.username} />
        </SettingsSection>
      )}
      <SettingsSection title="Your data">
        <ActionRows actions={isOwn ? [EXPORT_DATA, DELETE_ACCOUNT] : [EXPORT_DATA]} />
      </SettingsSection>
    </>
  );
}
