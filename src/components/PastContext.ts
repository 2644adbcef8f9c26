import { createContext } from 'react';

/**
 * Whether the screen shows a past state of the store, as Redux DevTools can. What is on it then
 * was led where it is by later events, so nothing may lead on from it by itself.
 */
export const PastContext = createContext(false);
