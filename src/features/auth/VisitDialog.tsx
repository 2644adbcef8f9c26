import { useId } from 'react';
import DialogContent from '@mui/material/DialogContent';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemButton from '@mui/material/ListItemButton';
import { errorMessage, errorStatus } from '../../api/errorMessage';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { Dialog } from '../../components/Dialog';
import { ErrorState } from '../../components/ErrorState';
import { PersonAvatar } from '../../components/PersonAvatar';
import { PersonNames } from '../../components/PersonNames';
import { PersonRowSkeleton } from '../../components/PersonRowSkeleton';
import { SEED_PASSWORDS } from '../../domain/demoAccounts';
import { fullName } from '../../lib/people';
import { modalClosed } from '../ui/uiSlice';
import { useUser } from '../users/useUser';
import { useLoginMutation } from './authApi';
import { selectOwnSession, selectSessionUser } from './authSlice';
import { loginRefusal } from './loginRefusal';
import { RefusalNote } from './RefusalNote';

interface SamplePersonProps {
  username: string;
  onChoose: () => void;
}

/** A sample person's current profile; nothing if the account no longer exists. */
function SamplePerson({ username, onChoose }: SamplePersonProps) {
  const nameId = useId();
  const { user, error, isFetching, refetch } = useUser(username);
  if (!user && errorStatus(error) === 404) return null;
  return (
    <ListItem>
      {user ? (
        <ListItemButton aria-labelledby={nameId} component="button" onClick={onChoose}>
          <ListItemAvatar>
            <PersonAvatar name={fullName(user)} src={user.avatar} />
          </ListItemAvatar>
          <PersonNames name={fullName(user)} nameId={nameId} username={username} />
        </ListItemButton>
      ) : error && !isFetching ? (
        <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} />
      ) : (
        <PersonRowSkeleton />
      )}
    </ListItem>
  );
}

/** Lets the user become one of the sample people, in this tab only. */
export function VisitDialog() {
  const dispatch = useAppDispatch();
  const present = useAppSelector(selectSessionUser)?.username;
  const host = useAppSelector(selectOwnSession)?.user.username;
  const [login, { error, isLoading }] = useLoginMutation();
  return (
    <Dialog onClose={() => dispatch(modalClosed())} open title="Try as a sample person">
      <DialogContent>
        <p>
          You become them in this tab only. In another tab you stay yourself, and see what they do
          arrive.
        </p>
        <RefusalNote>{error === undefined ? null : loginRefusal(error).text}</RefusalNote>
        <List aria-busy={isLoading} sx={{ mt: 3, mx: -2 }}>
          {Object.entries(SEED_PASSWORDS)
            .filter(([username]) => username !== present && username !== host)
            .map(([username, password]) => (
              <SamplePerson
                key={username}
                onChoose={() => {
                  if (!isLoading) void login({ username, password, how: 'visit' });
                }}
                username={username}
              />
            ))}
        </List>
      </DialogContent>
    </Dialog>
  );
}
