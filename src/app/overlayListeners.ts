import { isAnyOf } from '@reduxjs/toolkit';
import { menuOpened, modalOpened } from '../features/ui/uiSlice';
import type { AppStartListening } from './hooks';

/** Watches whether what an overlay shows still exists. That code is loaded with the first overlay. */
export const listenForOverlays = (start: AppStartListening): void => {
  start({
    matcher: isAnyOf(modalOpened, menuOpened),
    effect: async (_action, { subscribe, unsubscribe }) => {
      unsubscribe();
      try {
        const { listenForGoneEntities } = await import('./goneEntityListener');
        listenForGoneEntities(start);
      } catch {
        // The next overlay tries again.
        subscribe();
      }
    },
  });
};
