import { useAppSelector } from '../../app/hooks';
import { selectUser } from './changes/viewer';
import { useGetUserQuery } from './usersApi';

/** A person by username, as their reader sees them: what was answered, and over it what was done since. */
export const useUser = (username: string) => {
  const { error, isFetching, refetch } = useGetUserQuery(username);
  const user = useAppSelector((state) => selectUser(state, username));
  return { user, error, isFetching, refetch };
};
