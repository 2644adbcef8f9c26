import { isRejected, type Action } from '@reduxjs/toolkit';

const BOOKKEEPING = [
  'api/subscriptions/',
  'api/internalSubscriptions/',
  'api/queries/removeQueryResult',
  'api/mutations/removeMutationResult',
  'api/config/',
];

/**
 * RTK Query's internal actions: configuration, subscriptions, removed cache entries, and queries that their condition
 * cancelled. They are not events, and change nothing on screen.
 */
export const isBookkeeping = (action: Action): boolean =>
  (isRejected(action) && action.meta.condition) ||
  BOOKKEEPING.some((prefix) => action.type.startsWith(prefix));
