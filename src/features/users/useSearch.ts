import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useAppSelector } from '../../app/hooks';
import type { UserSummary } from '../../domain/entities';
import type { FilmSummary } from '../../domain/films';
import { useFindFilmsQuery } from '../films/filmsApi';
import { useSearchUsersQuery } from './usersApi';
import { selectIsSearchOpen, selectSearchedFor } from './usersSlice';

export type Found =
  | { kind: 'person'; id: string; person: UserSummary }
  | { kind: 'film'; id: string; film: FilmSummary };

export interface Search {
  /** What matches the present text as far as it is known: people first, then films. */
  found: readonly Found[];
  /** Whether more may come. */
  isWaiting: boolean;
  /** Why something is not known, once that is certain. */
  error: unknown;
  retry: () => void;
}

const NOTHING: readonly Found[] = [];

/** What was searched for, while the results are open. An answer to an earlier text is never shown. */
export const useSearch = (): Search => {
  const text = useAppSelector(selectSearchedFor);
  const isAsked = useAppSelector(selectIsSearchOpen) && text !== '';
  const users = useSearchUsersQuery(isAsked ? text : skipToken);
  const films = useFindFilmsQuery(isAsked ? text : skipToken);
  const people = isAsked ? users.currentData?.users : undefined;
  // Films wait for the people: nothing is to come above what a pointer is on already.
  const isFilmsTurn = isAsked && (people !== undefined || users.isError);
  const theFilms = isFilmsTurn ? films.currentData?.films : undefined;
  const found = useMemo((): readonly Found[] => {
    if (!people && !theFilms) return NOTHING;
    return [
      ...(people ?? []).map((person) => ({ kind: 'person' as const, id: person._id, person })),
      ...(theFilms ?? []).map((film) => ({ kind: 'film' as const, id: film._id, film })),
    ];
  }, [people, theFilms]);
  const failed = [users, films].filter(({ isError }) => isAsked && isError);
  return {
    found,
    isWaiting: failed.length === 0 && !(people && theFilms),
    error: failed[0]?.error ?? null,
    retry: () => {
      for (const call of failed) void call.refetch();
    },
  };
};
