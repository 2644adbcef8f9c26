import {
  combineSlices,
  configureStore,
  type DevToolsEnhancerOptions,
  type ListenerEffectAPI,
  type StoreEnhancer,
  type ThunkAction,
  type ThunkDispatch,
  type TypedStartListening,
  type UnknownAction,
  type WithSlice,
} from '@reduxjs/toolkit';
import { revisionReducer } from '../api/revision';
import { api } from '../api/service';
import { Services, type DataAccess } from '../api/storeServices';
import type { Transport } from '../api/transport';
import { authSlice } from '../features/auth/authSlice';
import { filmsSlice } from '../features/films/filmsSlice';
import type { letterboxdSlice } from '../features/films/letterboxd/letterboxdSlice';
import { postsSlice } from '../features/posts/postsSlice';
import { uiSlice } from '../features/ui/uiSlice';
import { usersSlice } from '../features/users/usersSlice';
import type { PageStorage } from '../lib/pageStorage';
import { makeListenerMiddleware } from './listeners';

/** Slices that few visits need are injected with the code that uses them. */
export const rootReducer = combineSlices(
  authSlice,
  postsSlice,
  usersSlice,
  filmsSlice,
  uiSlice,
  api,
  {
    revision: revisionReducer,
  },
).withLazyLoadedSlices<WithSlice<typeof letterboxdSlice>>();

export type RootState = ReturnType<typeof rootReducer>;
export type AppDispatch = ThunkDispatch<RootState, Services, UnknownAction>;
export type AppStartListening = TypedStartListening<RootState, AppDispatch, Services>;
/** What reads the store and dispatches: a listener's API, or the store itself. */
export type StoreAccess = Pick<AppListenerApi, 'dispatch' | 'getState'>;
/** What makes calls to the API, one after another, and reads the store between them. */
export interface CallAccess {
  getState: () => RootState;
  dispatch: <Result>(call: ThunkAction<Result, RootState, Services, UnknownAction>) => Result;
}
export type AppListenerApi = ListenerEffectAPI<RootState, AppDispatch, Services>;

export interface StoreSurroundings {
  /** Answers the API's requests. */
  fetch: Transport;
  /** Where drafts and the session's mirror are stored. */
  pageStorage: PageStorage;
  data: DataAccess;
}

/** How Redux DevTools look on. */
export interface DevTools {
  /** What they show of the log. */
  options: DevToolsEnhancerOptions;
  /** Stands next to the log, below everything else of the store. */
  enhancer: StoreEnhancer;
}

/** Redux Toolkit warns of slow development checks; a busy machine is no reason to. */
const SLOW_CHECK_MS = 1000;

/**
 * A new store with its own services; a page has one, and every test its own.
 * @param preloadedState slices to begin with, such as the session found in storage
 * @param devTools for the browser's DevTools, where there are any
 */
export const makeStore = (
  { fetch, pageStorage, data }: StoreSurroundings,
  preloadedState: Partial<RootState> = {},
  devTools: DevTools | null = null,
) => {
  const services: Services = new Services(
    fetch,
    pageStorage,
    data,
    () => store.getState().auth.session?.token ?? null,
  );
  const store = configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: services },
        immutableCheck: { warnAfter: SLOW_CHECK_MS },
        serializableCheck: { warnAfter: SLOW_CHECK_MS },
      })
        .prepend(makeListenerMiddleware(services))
        .concat(api.middleware),
    // A like is rendered in the frame of its click, not in the one after.
    enhancers: (getDefaultEnhancers) =>
      getDefaultEnhancers({ autoBatch: { type: 'tick' } }).concat(
        devTools ? [devTools.enhancer] : [],
      ),
    devTools: devTools?.options ?? false,
  });
  return store;
};

export type AppStore = ReturnType<typeof makeStore>;
