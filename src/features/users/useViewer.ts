import { skipToken } from '@reduxjs/toolkit/query/react';
import { useAppSelector } from '../../app/hooks';
import type { User } from '../../domain/entities';
import { selectSessionUser } from '../auth/authSlice';
import { selectIsFollowing, selectViewer } from './changes/viewer';
import { usersApi } from './usersApi';

/** Keeps the query of the signed-in user subscribed while a component uses it. */
export const useViewerSubscription = (): void => {
  const username = useAppSelector((state) => selectSessionUser(state)?.username);
  usersApi.endpoints.getUser.useQuerySubscription(username ?? skipToken);
};

/** The signed-in user; null when signed out. */
export const useViewer = (): User | null => {
  useViewerSubscription();
  return useAppSelector(selectViewer);
};

/** Whether the signed-in user follows this one; a pending follow counts. */
export const useIsFollowing = (userId: string): boolean => {
  useViewerSubscription();
  return useAppSelector((state) => selectIsFollowing(state, userId));
};
