import { createAction } from '@reduxjs/toolkit';

/** The user saw the notifications up to the one with this id, the newest of the list. */
export const notificationsSeen = createAction<string>('notifications/notificationsSeen');
