import { createContext } from 'react';

/**
 * Whether the screen shows a past state of the store, as Redux DevTools can. Later events have
 * already happened then, so nothing on it may navigate by itself.
 */
export const PastContext = createContext(false);
