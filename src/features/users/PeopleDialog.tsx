import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import List from '@mui/material/List';
import { Link } from 'react-router-dom';
import { errorMessage } from '../../api/errorMessage';
import { useAppDispatch } from '../../app/hooks';
import { Dialog } from '../../components/Dialog';
import { EmptyState } from '../../components/EmptyState';
import { ErrorState } from '../../components/ErrorState';
import { PersonRow } from '../../components/PersonRow';
import { PersonRowSkeleton } from '../../components/PersonRowSkeleton';
import { paths } from '../../lib/paths';
import { fullName } from '../../lib/people';
import { modalClosed } from '../ui/uiSlice';
import { useProfilePath } from './useProfilePath';
import { useUser } from './useUser';

type PeopleKind = 'followers' | 'following';

const TITLES: Record<PeopleKind, string> = { followers: 'Followers', following: 'Following' };
const EMPTY: Record<PeopleKind, string> = {
  followers: 'No followers yet',
  following: 'Not following anybody yet',
};

interface PeopleListProps {
  kind: PeopleKind;
  username: string;
}

function PeopleList({ kind, username }: PeopleListProps) {
  const { user, error, isFetching, refetch } = useUser(username);
  const profilePath = useProfilePath();

  if (!user) {
    return error && !isFetching ? (
      <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} />
    ) : (
      <PersonRowSkeleton />
    );
  }
  if (user[kind].length === 0)
    return (
      <EmptyState title={EMPTY[kind]}>
        <p>Find people to follow on Explore.</p>
        <Button component={Link} replace to={paths.explore} variant="outlined">
          Explore
        </Button>
      </EmptyState>
    );
  return (
    <List>
      {user[kind].map((person) => (
        <PersonRow
          avatar={person.avatar}
          key={person._id}
          name={fullName(person)}
          replace
          to={profilePath(person.username)}
          username={person.username}
        />
      ))}
    </List>
  );
}

/** Lists a person's followers, or the people they follow. */
export function PeopleDialog({ kind, username }: PeopleListProps) {
  const dispatch = useAppDispatch();
  return (
    <Dialog onClose={() => dispatch(modalClosed())} open title={TITLES[kind]}>
      <DialogContent sx={{ minHeight: 160, p: 2 }}>
        <PeopleList kind={kind} username={username} />
      </DialogContent>
    </Dialog>
  );
}
