import { changeReceived } from '../../api/actions';
import type { AppStartListening } from '../../app/hooks';
import { errorMessage } from '../../api/errorMessage';
import { selectSessionUser } from '../auth/authSlice';
import { toasts } from '../ui/toast';
import { toastQueued } from '../ui/uiSlice';
import { notificationsApi } from './notificationsApi';

/** What others do in other tabs may concern the viewer, and so does what the viewer has read there. */
export const listenForNotifications = (start: AppStartListening): void => {
  start({
    actionCreator: changeReceived,
    effect: ({ payload: { kind, actorId } }, { dispatch, getState }) => {
      const viewer = selectSessionUser(getState());
      if (!viewer || (actorId === viewer._id) !== (kind === 'notifications')) return;
      dispatch(notificationsApi.util.invalidateTags(['Unread', 'Notifications']));
    },
  });
  start({
    matcher: notificationsApi.endpoints.turnOffNotifications.matchRejected,
    effect: ({ payload }, { dispatch }) => {
      dispatch(toastQueued(toasts.failed(errorMessage(payload), 'notifications')));
    },
  });
};
