import type { AppStartListening } from '../../app/hooks';
import { selectSessionUser, sessionUserUpdated } from '../auth/authSlice';
import { listenForOwnData } from './ownData/ownDataListeners';
import { listenForProfileDraft } from './profileDraftListeners';
import { listenForFollows } from './changes/followListeners';
import { saveProfile } from './changes/saveProfile';
import { listenForPeopleInOtherTabs } from './userTabListeners';
import { usersApi } from './usersApi';
import {
  profileEdited,
  searchPaused,
  searchTyped,
  selectSearchedFor,
  selectSearchText,
} from './usersSlice';

/** The search starts once nothing was typed for this long. */
const PAUSE_MS = 150;

export const listenForUsers = (start: AppStartListening): void => {
  listenForProfileDraft(start);
  listenForPeopleInOtherTabs(start);
  listenForOwnData(start);
  listenForFollows(start);
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
    effect: ({ payload: { user } }, { dispatch, getState }) => {
      if (selectSessionUser(getState())?._id === user._id) dispatch(sessionUserUpdated(user));
    },
  });
};
