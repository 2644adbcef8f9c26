import {
  isAsyncThunkAction,
  isPending,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { Services } from '../../api/storeServices';
import { overlaysClosed } from '../../features/ui/uiSlice';
import type { AppDispatch, AppStore, RootState } from '../store';
import { isInPast, logOf, shownState } from './log';
import { isBookkeeping } from './logEntries';

type AppThunk<R> = ThunkAction<R, RootState, Services, UnknownAction>;

const isMutation = ({ type }: UnknownAction) => type === 'api/executeMutation/pending';

/** The actions of a query are not the user's: components send queries by themselves. */
const isUserAction = (action: UnknownAction) => isMutation(action) || !isAsyncThunkAction(action);

interface Callbacks {
  /** A user action was refused. */
  onRefused: () => void;
  /** A query was not sent, but treated as answered. */
  onQuerySkipped: () => void;
}

/** The only actions of a past screen that also apply to the present. */
const concernsPresent = (action: UnknownAction) =>
  isBookkeeping(action) || overlaysClosed.match(action);

/**
 * The store as the screen sees it: its state is the one that DevTools show. While that is in the past, queries are
 * treated as answered, and user actions are refused.
 */
export const makeScreenStore = (
  store: AppStore,
  { onRefused, onQuerySkipped }: Callbacks,
): AppStore => {
  const log = logOf(store);
  const dispatchNow: AppDispatch = store.dispatch;

  function dispatch<R>(thunk: AppThunk<R>): R;
  function dispatch<A extends UnknownAction>(action: A): A;
  function dispatch<R, A extends UnknownAction>(action: A | AppThunk<R>): A | R;
  function dispatch<R>(action: UnknownAction | AppThunk<R>): UnknownAction | R {
    if (!isInPast(log)) return dispatchNow(action);
    if (typeof action === 'function')
      return dispatchNow((_dispatch, getState, services) => action(dispatch, getState, services));
    if (concernsPresent(action)) return dispatchNow(action);
    if (isUserAction(action)) onRefused();
    if (!isPending(action)) return action;
    if (!isUserAction(action)) onQuerySkipped();
    // A thunk whose pending action throws sends nothing.
    throw new Error('Nothing is sent from the past.');
  }

  return { ...store, getState: () => shownState(log), dispatch };
};
