import { changeReceived } from '../api/actions';
import { api } from '../api/service';
import type { AppStartListening } from './hooks';
import { staleTags } from './staleTags';

/** Refetches what other tabs changed, or somebody else. */
export const listenForStaleTags = (start: AppStartListening): void => {
  start({
    actionCreator: changeReceived,
    effect: ({ payload: change }, { dispatch, getState }) => {
      dispatch(api.util.invalidateTags(staleTags(change, getState())));
    },
  });
};
