import { useCallback } from 'react';
import { useAppSelector } from '../../app/hooks';
import { paths } from '../../lib/paths';
import { selectSessionUser } from '../auth/authSlice';

/** Returns a function that gives the path of a user's profile; the viewer's own has a separate path. */
export const useProfilePath = (): ((username: string) => string) => {
  const viewerName = useAppSelector(selectSessionUser)?.username;
  return useCallback(
    (username) => (username === viewerName ? paths.ownProfile : paths.profile(username)),
    [viewerName],
  );
};
