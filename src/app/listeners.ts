import { createListenerMiddleware } from '@reduxjs/toolkit';
import type { Services } from '../api/storeServices';
import { listenForSession } from '../features/auth/sessionListeners';
import { listenForVisit } from '../features/auth/visitListeners';
import { listenForDrafts } from '../features/drafts/draftListeners';
import { listenForFilms } from '../features/films/filmListeners';
import { listsLater } from '../features/lists/listsLater';
import { listenForNotifications } from '../features/notifications/notificationListeners';
import { listenForPostDrafts } from '../features/posts/draftListeners';
import { listenForFeeds } from '../features/posts/feed/feedListeners';
import { listenForPosts } from '../features/posts/postListeners';
import { listenForOtherTabs } from '../features/posts/tabListeners';
import { listenForLetterboxd } from '../features/transfer/letterboxd/letterboxdListeners';
import { listenForOwnData } from '../features/transfer/ownData/ownDataListeners';
import { listenForUi } from '../features/ui/uiListeners';
import { hidingLater } from '../features/users/hidden/hidingLater';
import { listenForUsers } from '../features/users/userListeners';
import { listenForCache } from './cacheListener';
import { listenForOverlays } from './overlayListeners';
import { listenForStaleTags } from './staleListeners';
import type { AppDispatch, RootState } from './store';

/** The listener middleware, with the effects of all features. */
export const makeListenerMiddleware = (services: Services) => {
  const listener = createListenerMiddleware({ extra: services });
  const start = listener.startListening.withTypes<RootState, AppDispatch, Services>();
  for (const listen of [
    listenForSession,
    listenForVisit,
    listenForPosts,
    listenForDrafts,
    listenForPostDrafts,
    listenForFeeds,
    listenForOtherTabs,
    listenForUsers,
    hidingLater.listenForOpened,
    listenForOwnData,
    listenForFilms,
    listsLater.listenForOpened,
    listenForLetterboxd,
    listenForNotifications,
    listenForUi,
    listenForOverlays,
    listenForStaleTags,
    listenForCache,
  ]) {
    listen(start);
  }
  return listener.middleware;
};
