import { createAction } from '@reduxjs/toolkit';
import type { AppStartListening } from '../../app/hooks';

type Listen = (start: AppStartListening) => void;

/**
 * Listeners that no feed needs: they are loaded with the first screen that does, or before, and start in the task in which it opens.
 * Had they to be waited for then, a key pressed meanwhile would change what is shown, and nobody would send it.
 * @param type of the action that says that such a screen was opened
 */
export const lateListeners = (type: string) => {
  const opened = createAction(type);
  let listen: Listen | undefined;
  return {
    opened,
    /** For the module with the listeners, as it is loaded. */
    provide: (loaded: Listen): void => {
      listen = loaded;
    },
    /** Starts them with the first such screen. */
    listenForOpened: (start: AppStartListening): void => {
      start({
        actionCreator: opened,
        effect: (_action, { unsubscribe }) => {
          if (!listen) throw new Error(`${type} came before the code that it needs.`);
          unsubscribe();
          listen(start);
        },
      });
    },
  };
};
