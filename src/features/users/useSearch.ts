import { skipToken } from '@reduxjs/toolkit/query/react';
import { useAppSelector } from '../../app/hooks';
import type { UserSummary } from '../../domain/entities';
import { useDebounced } from './useDebounced';
import { useSearchUsersQuery } from './usersApi';
import { selectIsSearchOpen, selectSearchText } from './usersSlice';

const DEBOUNCE_MS = 150;

export interface Search {
  /** Who matches the text as it stands now; undefined while that is not known. */
  people: UserSummary[] | undefined;
  /** Why it is not known, once that is certain. */
  error: unknown;
  retry: () => void;
}

/** The search as typed, asked once the typing pauses. An answer to an earlier text is never shown. */
export const useSearch = (): Search => {
  const text = useAppSelector(selectSearchText).trim();
  const isOpen = useAppSelector(selectIsSearchOpen);
  const settled = useDebounced(text, DEBOUNCE_MS);
  const isAsked = isOpen && text !== '' && text === settled;
  const { currentData, error, isError, refetch } = useSearchUsersQuery(isAsked ? text : skipToken);
  return {
    people: isAsked ? currentData : undefined,
    error: isAsked && isError ? error : null,
    retry: () => void refetch(),
  };
};
