import { skipToken } from '@reduxjs/toolkit/query/react';
import { useAppSelector } from '../../app/hooks';
import type { User } from '../../domain/entities';
import { selectSessionUser } from '../auth/authSlice';
import { selectViewer } from './changes/viewer';
import { useGetUserQuery } from './usersApi';

/** The signed-in person, who is asked for while somebody shows them; null when signed out. */
export const useViewer = (): User | null => {
  const username = useAppSelector(selectSessionUser)?.username;
  useGetUserQuery(username ?? skipToken);
  return useAppSelector(selectViewer);
};
