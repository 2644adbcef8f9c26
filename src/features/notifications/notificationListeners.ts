import { changeReceived } from '../../api/actions';
import type { AppStartListening } from '../../app/hooks';
import { errorMessage } from '../../api/errorMessage';
import type { Change } from '../../domain/backend';
import type { User } from '../../domain/entities';
import { selectSessionUser } from '../auth/authSlice';
import { toasts } from '../ui/toast';
import { toastQueued } from '../ui/uiSlice';
import { notificationsSeen } from './notificationActions';
import { notificationsApi } from './notificationsApi';

const { readNotifications, turnOffNotifications } = notificationsApi.endpoints;

/** Changes by the viewer that affect their own notifications: deleting a post removes the notifications about it. */
const OWN_KINDS: ReadonlySet<Change['kind']> = new Set(['notifications', 'deleted', 'restored']);

const concerns = ({ kind, actorId }: Change, viewer: User): boolean =>
  actorId === viewer._id ? OWN_KINDS.has(kind) : kind !== 'notifications';

/** Marks notifications as read, and refetches them when another tab's change may have added or removed some. */
export const listenForNotifications = (start: AppStartListening): void => {
  start({
    actionCreator: changeReceived,
    effect: ({ payload: change }, { dispatch, getState }) => {
      const viewer = selectSessionUser(getState());
      if (!viewer || !concerns(change, viewer)) return;
      dispatch(notificationsApi.util.invalidateTags(['Unread', 'Notifications']));
    },
  });
  start({
    actionCreator: notificationsSeen,
    effect: async ({ payload: newestId }, { dispatch }) => {
      await dispatch(readNotifications.initiate(newestId, { track: false }));
    },
  });
  start({
    matcher: turnOffNotifications.matchRejected,
    effect: ({ payload }, { dispatch }) => {
      dispatch(toastQueued(toasts.failed(errorMessage(payload), 'notifications')));
    },
  });
};
