import Button from '@mui/material/Button';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useAppDispatch } from '../../app/hooks';
import type { Invitation } from '../../domain/invitations';
import { formatDate } from '../../lib/formatDate';
import { paths } from '../../lib/paths';
import { fullName } from '../../lib/people';
import { modalOpened } from '../ui/uiSlice';
import { useCopyLink } from '../ui/useCopyLink';

function Fate({ used, expiresAt }: Invitation) {
  if (!used) return `Can be used until ${formatDate(expiresAt)}`;
  const day = formatDate(used.at);
  if (!used.by) return `Used on ${day}`;
  return (
    <>
      Used by <bdi>{fullName(used.by)}</bdi> on {day}
    </>
  );
}

/** An invitation: what became of it, and while nobody has used it, its link. */
export function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { code, used } = invitation;
  const dispatch = useAppDispatch();
  const copy = useCopyLink(paths.invitation(code));
  return (
    <ListItem sx={{ flexWrap: 'wrap', gap: 2 }}>
      <ListItemText
        primary={<Fate {...invitation} />}
        secondary={code}
        slotProps={{ secondary: { sx: { overflowWrap: 'anywhere' } } }}
      />
      {!used && (
        <>
          <Button
            aria-label={`Copy the link of ${code}`}
            onClick={() => void copy()}
            size="small"
            variant="outlined"
          >
            Copy link
          </Button>
          <Button
            aria-label={`Withdraw ${code}`}
            color="inherit"
            onClick={() => dispatch(modalOpened({ kind: 'withdrawInvitation', code }))}
            size="small"
            variant="outlined"
          >
            Withdraw
          </Button>
        </>
      )}
    </ListItem>
  );
}
