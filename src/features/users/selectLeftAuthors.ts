import { createSelector } from '@reduxjs/toolkit';
import { selectSessionUser } from '../auth/authSlice';
import { selectLeftIds } from './usersSlice';

/**
 * The ids of those whom the viewer unfollowed and does not follow again: their posts may still be
 * cached where Home has them, and are shown there no more.
 */
export const selectLeftAuthors = createSelector(
  [selectLeftIds, selectSessionUser],
  (leftIds, viewer) =>
    leftIds.filter((id) => !viewer?.following.some((person) => person._id === id)),
);
