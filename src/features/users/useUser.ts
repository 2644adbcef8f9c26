import { useAppSelector } from '../../app/hooks';
import { selectUser } from './changes/viewer';
import { useGetUserQuery } from './usersApi';

/** A user by username: the server's answer, with the viewer's later changes applied. */
export const useUser = (username: string) => {
  const { error, isFetching, refetch } = useGetUserQuery(username);
  const user = useAppSelector((state) => selectUser(state, username));
  return { user, error, isFetching, refetch };
};
