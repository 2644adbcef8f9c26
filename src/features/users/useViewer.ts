import { skipToken } from '@reduxjs/toolkit/query/react';
import { useAppSelector } from '../../app/hooks';
import type { User } from '../../domain/entities';
import { selectSessionUser } from '../auth/authSlice';
import { useGetUserQuery } from './usersApi';

/** The signed-in person as the server last answered, or as the session knows them; null when signed out. */
export const useViewer = (): User | null => {
  const sessionUser = useAppSelector(selectSessionUser);
  const { currentData } = useGetUserQuery(sessionUser?.username ?? skipToken);
  return sessionUser && (currentData ?? sessionUser);
};
