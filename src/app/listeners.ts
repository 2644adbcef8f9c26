import { createListenerMiddleware } from '@reduxjs/toolkit';
import type { Services } from '../api/storeServices';
import { listenForSession } from '../features/auth/sessionListeners';
import { listenForVisit } from '../features/auth/visitListeners';
import { listenForFilms } from '../features/films/filmListeners';
import { listenForLetterboxd } from '../features/films/letterboxd/letterboxdListeners';
import { listenForNotifications } from '../features/notifications/notificationListeners';
import { listenForDrafts } from '../features/posts/drafts/draftListeners';
import { listenForFeeds } from '../features/posts/feed/feedListeners';
import { listenForPosts } from '../features/posts/postListeners';
import { listenForOtherTabs } from '../features/posts/tabListeners';
import { listenForUi } from '../features/ui/uiListeners';
import { listenForUsers } from '../features/users/userListeners';
import { listenForCache } from './cacheListener';
import { listenForSubjects } from './subjectListener';
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
    listenForFeeds,
    listenForOtherTabs,
    listenForUsers,
    listenForFilms,
    listenForLetterboxd,
    listenForNotifications,
    listenForUi,
    listenForSubjects,
    listenForCache,
  ]) {
    listen(start);
  }
  return listener.middleware;
};
