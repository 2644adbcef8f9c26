import { skipToken } from '@reduxjs/toolkit/query/react';
import { useAppSelector } from '../../app/hooks';
import type { UserSummary } from '../../domain/entities';
import { useSearchUsersQuery } from './usersApi';
import { selectIsSearchOpen, selectSearchedFor } from './usersSlice';

export interface Search {
  /** Who matches the present text; undefined while that is not known. */
  people: UserSummary[] | undefined;
  /** Why it is not known, once that is certain. */
  error: unknown;
  retry: () => void;
}

/** What was searched for, while the results are open. An answer to an earlier text is never shown. */
export const useSearch = (): Search => {
  const text = useAppSelector(selectSearchedFor);
  const isAsked = useAppSelector(selectIsSearchOpen) && text !== '';
  const { currentData, error, isError, refetch } = useSearchUsersQuery(isAsked ? text : skipToken);
  return {
    people: isAsked ? currentData?.users : undefined,
    error: isAsked && isError ? error : null,
    retry: () => void refetch(),
  };
};
