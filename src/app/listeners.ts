import { createListenerMiddleware } from '@reduxjs/toolkit';
import type { Services } from '../api/storeServices';
import { listenForSession } from '../features/auth/sessionListeners';
import { listenForDrafts } from '../features/posts/drafts/draftListeners';
import { listenForFeeds } from '../features/posts/feed/feedListeners';
import { listenForPersistedFeeds } from '../features/posts/feed/persistedFeeds';
import { listenForPosts } from '../features/posts/postListeners';
import { listenForOtherTabs } from '../features/posts/tabListeners';
import { listenForUi } from '../features/ui/uiListeners';
import { listenForUsers } from '../features/users/userListeners';
import { listenForCache } from './cacheListener';
import type { AppDispatch, AppStartListening, RootState } from './store';

/** The middleware in which the app's events have their effects. */
export const makeListenerMiddleware = (services: Services) => {
  const listener = createListenerMiddleware<RootState, AppDispatch, Services>({ extra: services });
  const start: AppStartListening = listener.startListening;
  for (const listen of [
    listenForSession,
    listenForPosts,
    listenForDrafts,
    listenForFeeds,
    listenForPersistedFeeds,
    listenForOtherTabs,
    listenForUsers,
    listenForUi,
    listenForCache,
  ]) {
    listen(start);
  }
  return listener.middleware;
};
