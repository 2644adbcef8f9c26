import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { errorMessage } from '../../api/errorMessage';
import { useAppDispatch } from '../../app/hooks';
import { ErrorState } from '../../components/ErrorState';
import { PersonRowSkeleton } from '../../components/PersonRowSkeleton';
import { toasts } from '../ui/toast';
import { toastQueued } from '../ui/uiSlice';
import { useGetInvitationsQuery, useMakeInvitationMutation } from './invitationsApi';
import { InvitationRow } from './InvitationRow';

/** The viewer's invitations, and a way to make another. */
export function Invitations() {
  const dispatch = useAppDispatch();
  const { data, error, isFetching, refetch } = useGetInvitationsQuery();
  const [make, { isLoading }] = useMakeInvitationMutation();

  const makeOne = async () => {
    const { error: refusal } = await make();
    if (refusal !== undefined) dispatch(toastQueued(toasts.failed(errorMessage(refusal))));
  };

  if (!data)
    return error && !isFetching ? (
      <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} />
    ) : (
      <PersonRowSkeleton />
    );
  return (
    <>
      <Typography color="textSecondary" variant="body2">
        Each lets one person sign up, within two weeks. Whoever has the link can use it.
      </Typography>
      {data.invitations.length > 0 && (
        <List aria-label="Invitations" sx={{ mx: -4 }}>
          {data.invitations.map((invitation) => (
            <InvitationRow invitation={invitation} key={invitation.code} />
          ))}
        </List>
      )}
      <Button
        aria-busy={isLoading}
        onClick={() => {
          if (!isLoading) void makeOne();
        }}
        sx={{ justifySelf: 'start' }}
        variant="contained"
      >
        New invitation
      </Button>
    </>
  );
}
