import {
  combineSlices,
  configureStore,
  type DevToolsEnhancerOptions,
  type ListenerEffectAPI,
  type StoreEnhancer,
  type ThunkDispatch,
  type TypedStartListening,
  type UnknownAction,
  type WithSlice,
} from '@reduxjs/toolkit';
import { revisionReducer } from '../api/revision';
import type { Calls } from '../api/sameSession';
import { api } from '../api/service';
import { Services, type DataAccess } from '../api/storeServices';
import type { Transport } from '../api/transport';
import { authSlice } from '../features/auth/authSlice';
import { draftsSlice } from '../features/drafts/draftsSlice';
import { filmsSlice } from '../features/films/filmsSlice';
import type { letterboxdSlice } from '../features/transfer/letterboxd/letterboxdSlice';
import { postsSlice } from '../features/posts/postsSlice';
import { deletionsSlice } from '../features/ui/deletionsSlice';
import { uiSlice } from '../features/ui/uiSlice';
import { usersSlice } from '../features/users/usersSlice';
import type { OpenPages } from '../lib/openPages';
import type { PageStorage } from '../lib/pageStorage';
import { makeListenerMiddleware } from './listeners';

/** Slices that are rarely needed are injected with the code that uses them. */
export const rootReducer = combineSlices(
  authSlice,
  draftsSlice,
  postsSlice,
  usersSlice,
  filmsSlice,
  uiSlice,
  deletionsSlice,
  api,
  {
    revision: revisionReducer,
  },
).withLazyLoadedSlices<WithSlice<typeof letterboxdSlice>>();

export type RootState = ReturnType<typeof rootReducer>;
export type AppDispatch = ThunkDispatch<RootState, Services, UnknownAction>;
export type AppStartListening = TypedStartListening<RootState, AppDispatch, Services>;
/** Reads the store and dispatches: a listener's API, or the store itself. */
export type StoreAccess = Pick<AppListenerApi, 'dispatch' | 'getState'>;
export type CallAccess = Calls<RootState, Services>;
export type AppListenerApi = ListenerEffectAPI<RootState, AppDispatch, Services>;

export interface StoreDependencies {
  /** Sends the API's requests. */
  fetch: Transport;
  /** Where drafts and the session's mirror are stored. */
  pageStorage: PageStorage;
  openPages: OpenPages;
  data: DataAccess;
}

/** The connection to Redux DevTools. */
export interface DevTools {
  /** How the log is displayed. */
  options: DevToolsEnhancerOptions;
  /** Applied directly to the store with the log, inside all other enhancers. */
  enhancer: StoreEnhancer;
}

/** Redux Toolkit warns about slow development checks, which a busy machine can also cause. */
const SLOW_CHECK_MS = 1000;

/**
 * Creates a store with its own services: one per page, or one per test.
 * @param preloadedState initial slices, such as the session from storage
 * @param devTools null if Redux DevTools are not installed
 */
export const makeStore = (
  { fetch, pageStorage, openPages, data }: StoreDependencies,
  preloadedState: Partial<RootState> = {},
  devTools: DevTools | null = null,
) => {
  const services: Services = new Services(
    fetch,
    pageStorage,
    openPages,
    data,
    () => store.getState().auth.session,
    async (refused) => {
      const { renewedSession } = await import('../features/auth/renewal');
      return store.dispatch(renewedSession(refused));
    },
    async (send) => {
      const { renewSession } = await import('../features/auth/renewal');
      return store.dispatch(renewSession(send));
    },
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
    // `tick`, so that a like renders in the frame of its click, not in the next one.
    enhancers: (getDefaultEnhancers) =>
      getDefaultEnhancers({ autoBatch: { type: 'tick' } }).concat(
        devTools ? [devTools.enhancer] : [],
      ),
    devTools: devTools?.options ?? false,
  });
  return store;
};

export type AppStore = ReturnType<typeof makeStore>;
