import type { AppStartListening } from '../../app/hooks';
import { selectSessionUser, sessionUserUpdated } from '../auth/authSlice';
import { listenForOwnData } from './ownData/ownDataListeners';
import { listenForProfileDraft } from './profileDraftListeners';
import { saveProfile } from './saveProfile';
import { toggleFollow } from './toggleFollow';
import { followToggled, profileEdited, unfollowUndone } from './userEvents';
import { listenForPeopleInOtherTabs } from './userTabListeners';
import { usersApi } from './usersApi';
import { searchPaused, searchTyped, selectSearchedFor, selectSearchText } from './usersSlice';

/** Nobody is searched for while keys follow each other faster than this. */
const PAUSE_MS = 150;

export const listenForUsers = (start: AppStartListening): void => {
  listenForProfileDraft(start);
  listenForPeopleInOtherTabs(start);
  listenForOwnData(start);
  start({
    actionCreator: followToggled,
    effect: ({ payload: { user, following } }, api) => toggleFollow(user, following, api),
  });
  start({
    actionCreator: unfollowUndone,
    effect: ({ payload: user }, api) => toggleFollow(user, true, api),
  });
  start({
    actionCreator: searchTyped,
    effect: async (_action, api) => {
      api.cancelActiveListeners();
      await api.delay(PAUSE_MS);
      const state = api.getState();
      if (selectSearchText(state).trim() !== selectSearchedFor(state)) api.dispatch(searchPaused());
    },
  });
  start({ actionCreator: profileEdited, effect: ({ payload }, api) => saveProfile(payload, api) });
  start({
    matcher: usersApi.endpoints.getUser.matchFulfilled,
    effect: ({ payload: user }, { dispatch, getState }) => {
      if (selectSessionUser(getState())?._id === user._id) dispatch(sessionUserUpdated(user));
    },
  });
};
