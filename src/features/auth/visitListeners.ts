import { changeReceived } from '../../api/actions';
import type { AppStartListening } from '../../app/hooks';
import { selectIsDurable } from '../ui/uiSlice';
import {
  selectIsVisit,
  selectOwnSession,
  sessionFollowed,
  visitBegun,
  visitLeft,
} from './authSlice';
import { forgetVisit, writeVisit } from './visitStorage';

/** Stores a visit in session storage while it lasts, and restores the host's session after it. */
export const listenForVisit = (start: AppStartListening): void => {
  start({
    actionCreator: visitBegun,
    effect: ({ payload }, { getState }) => {
      // A session whose data is only in memory would be useless after a reload.
      if (selectIsDurable(getState())) writeVisit(payload);
    },
  });
  start({
    predicate: (_action, state, before) => selectIsVisit(before) && !selectIsVisit(state),
    effect: forgetVisit,
  });
  start({
    actionCreator: changeReceived,
    effect: ({ payload: { kind } }, { dispatch, getState }) => {
      // Another tab reset all data, which ends visits too.
      if (kind === 'reset' && selectIsVisit(getState())) dispatch(visitLeft());
    },
  });
  start({
    actionCreator: visitLeft,
    effect: (_action, { dispatch, getState }) => {
      dispatch(sessionFollowed(selectOwnSession(getState())));
    },
  });
};
