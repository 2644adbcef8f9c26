import { useCallback } from 'react';
import { useAppSelector } from '../../app/hooks';
import { paths } from '../../lib/paths';
import { selectSessionUser } from '../auth/authSlice';

/** Finds the address of anybody's profile; one's own has an address of its own. */
export const useProfilePath = (): ((username: string) => string) => {
  const viewerName = useAppSelector(selectSessionUser)?.username;
  return useCallback(
    (username) => (username === viewerName ? paths.ownProfile : paths.profile(username)),
    [viewerName],
  );
};
