import styled from '@emotion/styled';
import { errorMessage } from '../../api/errorMessage';
import { useAppDispatch } from '../../app/hooks';
import { Dialog } from '../../components/Dialog';
import { EmptyState } from '../../components/EmptyState';
import { ErrorState } from '../../components/ErrorState';
import { PersonRow } from '../../components/PersonRow';
import { PersonRowSkeleton } from '../../components/PersonRowSkeleton';
import { fullName } from '../../lib/fullName';
import { space } from '../../theme/tokens';
import { modalClosed } from '../ui/uiSlice';
import { useProfilePath } from './useProfilePath';
import { useUser } from './useUser';

type PeopleKind = 'followers' | 'following';

const Body = styled('div')({ minHeight: '160px', padding: space(2) });

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
  if (user[kind].length === 0) return <EmptyState title={EMPTY[kind]} />;
  return (
    <ul>
      {user[kind].map((person) => (
        <li key={person._id}>
          <PersonRow
            avatar={person.avatar}
            name={fullName(person)}
            replace
            to={profilePath(person.username)}
            username={person.username}
          />
        </li>
      ))}
    </ul>
  );
}

/** Who follows a person, or whom they follow. */
export function PeopleDialog({ kind, username }: PeopleListProps) {
  const dispatch = useAppDispatch();
  return (
    <Dialog onClose={() => dispatch(modalClosed())} open title={TITLES[kind]}>
      <Body>
        <PeopleList kind={kind} username={username} />
      </Body>
    </Dialog>
  );
}
