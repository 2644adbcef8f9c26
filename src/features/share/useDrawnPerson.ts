import { useMemo } from 'react';
import type { UserSummary } from '../../domain/entities';
import { fullName } from '../../lib/people';
import type { DrawnPerson } from './drawing/Person';
import { useEmbedded } from './useEmbedded';

/** A person with their avatar embedded; null until it is. */
export const useDrawnPerson = (user: UserSummary | null | undefined): DrawnPerson | null => {
  const avatar = useEmbedded(user?.avatar ?? '');
  const name = user ? fullName(user) : '';
  const username = user?.username;
  return useMemo(
    () => (username === undefined || avatar === undefined ? null : { name, username, avatar }),
    [name, username, avatar],
  );
};
