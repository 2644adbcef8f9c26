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

/** The steps of a query are no person's doing: a page asks by itself. */
const isDeed = (action: UnknownAction) => isMutation(action) || !isAsyncThunkAction(action);

interface Callbacks {
  /** Something that a person did was refused. */
  onRefused: () => void;
  /** A query was taken for answered. */
  onUnasked: () => void;
}

/** Of what a screen in the past does, this alone is true of the present as well. */
const concernsPresent = (action: UnknownAction) =>
  isBookkeeping(action) || overlaysClosed.match(action);

/**
 * The store as a screen has it: it sees what DevTools show, and while that is the past it can do
 * nothing. Its queries are taken for answered, and what a person does is refused.
 */
export const makeScreenStore = (store: AppStore, { onRefused, onUnasked }: Callbacks): AppStore => {
  const log = logOf(store);
  const act: AppDispatch = store.dispatch;

  function dispatch<R>(thunk: AppThunk<R>): R;
  function dispatch<A extends UnknownAction>(action: A): A;
  function dispatch<R, A extends UnknownAction>(action: A | AppThunk<R>): A | R;
  function dispatch<R>(action: UnknownAction | AppThunk<R>): UnknownAction | R {
    if (!isInPast(log)) return act(action);
    if (typeof action === 'function')
      return act((_dispatch, getState, services) => action(dispatch, getState, services));
    if (concernsPresent(action)) return act(action);
    if (isDeed(action)) onRefused();
    if (!isPending(action)) return action;
    if (!isDeed(action)) onUnasked();
    // A thunk that cannot begin sends nothing.
    throw new Error('Nothing is sent from the past.');
  }

  return { ...store, getState: () => shownState(log), dispatch };
};
