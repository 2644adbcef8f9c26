import { isRejected, type Action } from '@reduxjs/toolkit';

const BOOKKEEPING = [
  'api/subscriptions/',
  'api/internalSubscriptions/',
  'api/queries/removeQueryResult',
  'api/mutations/removeMutationResult',
  'api/config/',
];

/**
 * What RTK Query does for its own order: who looks at which answer, and what nobody looks at any
 * more. Nothing of it is an event, and nothing on screen comes of it.
 */
export const isBookkeeping = (action: Action): boolean =>
  (isRejected(action) && action.meta.condition) ||
  BOOKKEEPING.some((prefix) => action.type.startsWith(prefix));
