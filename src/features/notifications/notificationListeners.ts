import type { AppStartListening } from '../../app/hooks';
import { listenForKindsOff } from './kindsOff';
import { notificationsSeen } from './notificationActions';
import { notificationsApi } from './notificationsApi';

const { readNotifications } = notificationsApi.endpoints;

/** Marks notifications as read, and sends which kinds are off. */
export const listenForNotifications = (start: AppStartListening): void => {
  listenForKindsOff(start);
  start({
    actionCreator: notificationsSeen,
    effect: async ({ payload: newestId }, { dispatch, cancelActiveListeners, delay }) => {
      // The page can report the same notification several times at once.
      cancelActiveListeners();
      await delay(0);
      await dispatch(readNotifications.initiate(newestId, { track: false }));
    },
  });
};
