import List from '@mui/material/List';
import { errorMessage } from '../../api/errorMessage';
import { ErrorState } from '../../components/ErrorState';
import { PersonRow } from '../../components/PersonRow';
import { PersonRowSkeleton } from '../../components/PersonRowSkeleton';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { fullName } from '../../lib/people';
import { FollowButton } from '../../features/users/FollowButton';
import { useProfilePath } from '../../features/users/useProfilePath';
import { useSearchAllUsersQuery } from '../../features/search/searchApi';
import { useViewer } from '../../features/users/useViewer';

interface FoundPeopleProps {
  q: string;
  /** Shown if nobody is found. */
  empty: React.ReactNode;
}

/** The people found by a search. */
export function FoundPeople({ q, empty }: FoundPeopleProps) {
  const { currentData, error, isFetching, refetch } = useSearchAllUsersQuery(q);
  const profilePath = useProfilePath();
  const viewer = useViewer();
  if (!currentData) {
    if (error && !isFetching)
      return <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} />;
    return (
      <div aria-busy="true">
        <VisuallyHidden>Loading people</VisuallyHidden>
        <PersonRowSkeleton />
      </div>
    );
  }
  if (currentData.users.length === 0) return empty;
  return (
    <List aria-label="People" sx={{ pl: 2, pr: 4 }}>
      {currentData.users.map((person) => (
        <PersonRow
          action={viewer && person._id !== viewer._id && <FollowButton inList person={person} />}
          avatar={person.avatar}
          key={person._id}
          name={fullName(person)}
          to={profilePath(person.username)}
          username={person.username}
        />
      ))}
    </List>
  );
}
