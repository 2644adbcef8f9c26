import type { AppStartListening } from '../../app/hooks';
import { selectSessionUser, sessionUserUpdated } from '../auth/authSlice';
import { listenForFollows } from './changes/follow';
import { listenForProfile } from './changes/profile';
import { listenForPeopleInOtherTabs } from './userTabListeners';
import { usersApi } from './usersApi';

export const listenForUsers = (start: AppStartListening): void => {
  listenForPeopleInOtherTabs(start);
  listenForFollows(start);
  listenForProfile(start);
  start({
    matcher: usersApi.endpoints.getUser.matchFulfilled,
    effect: ({ payload: { user } }, { dispatch, getState }) => {
      if (selectSessionUser(getState())?._id === user._id) dispatch(sessionUserUpdated(user));
    },
  });
};
