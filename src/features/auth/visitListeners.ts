import { changeReceived } from '../../api/actions';
import type { AppStartListening } from '../../app/hooks';
import { selectIsKept } from '../ui/uiSlice';
import {
  selectIsVisit,
  selectOwnSession,
  sessionFollowed,
  visitBegun,
  visitLeft,
} from './authSlice';
import { forgetVisit, writeVisit } from './visitStorage';

/** Keeps a visit in the tab's own storage for as long as it lasts, and leads back from it. */
export const listenForVisit = (start: AppStartListening): void => {
  start({
    actionCreator: visitBegun,
    effect: ({ payload }, { getState }) => {
      // What ends with this page is of no use after a reload.
      if (selectIsKept(getState())) writeVisit(payload);
    },
  });
  start({
    predicate: (_action, state, before) => selectIsVisit(before) && !selectIsVisit(state),
    effect: forgetVisit,
  });
  start({
    actionCreator: changeReceived,
    effect: ({ payload: { kind } }, { dispatch, getState }) => {
      // Another tab reset all data: whoever is visiting begins anew as well.
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
