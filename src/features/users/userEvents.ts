import { createAction } from '@reduxjs/toolkit';
import type { UserSummary } from '../../domain/entities';
import type { ProfileFields } from '../../domain/profile';
import type { ImportSummary } from './ownData/importSummary';

/** A person followed or left another; the listeners take it from here. */
export const followToggled = createAction<{ user: UserSummary; following: boolean }>(
  'users/followToggled',
);

/** A person took their leaving of another back. */
export const unfollowUndone = createAction<UserSummary>('users/unfollowUndone');

/** A person saved their profile's changed fields. */
export const profileEdited = createAction<Partial<ProfileFields>>('users/profileEdited');

/** A person asked for all that is theirs as a file. */
export const dataRequested = createAction('users/dataRequested');

/** A file's data was brought into the viewer's account, all of it or as far as it went. */
export const dataImported = createAction<ImportSummary>('users/dataImported');
