import type { RootState } from '../../app/hooks';
import { selectSessionUser } from './authSlice';

/** Whether the viewer is a moderator or an admin, as far as is known. */
export const selectIsModerator = (state: RootState): boolean =>
  selectSessionUser(state)?.role !== undefined;

/** Whether the viewer is signed in, and neither. */
export const selectIsMember = (state: RootState): boolean =>
  selectSessionUser(state) !== null && !selectIsModerator(state);
