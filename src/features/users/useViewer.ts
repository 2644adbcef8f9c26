import { skipToken } from '@reduxjs/toolkit/query/react';
import { useAppSelector } from '../../app/hooks';
import type { User } from '../../domain/entities';
import { selectSessionUser } from '../auth/authSlice';
import { selectIsFollowing, selectViewer } from './changes/viewer';
import { usersApi } from './usersApi';

/** Asks for the signed-in person while somebody shows something of them. */
const useViewerSubscription = (): void => {
  const username = useAppSelector((state) => selectSessionUser(state)?.username);
  usersApi.endpoints.getUser.useQuerySubscription(username ?? skipToken);
};

/** The signed-in person; null when signed out. */
export const useViewer = (): User | null => {
  useViewerSubscription();
  return useAppSelector(selectViewer);
};

/** Whether the signed-in person follows this one, or wants to. */
export const useIsFollowing = (userId: string): boolean => {
  useViewerSubscription();
  return useAppSelector((state) => selectIsFollowing(state, userId));
};
