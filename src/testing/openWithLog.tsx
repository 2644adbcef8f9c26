import './testDevTools';
import { act, fireEvent } from '@testing-library/react';
import { devTools } from '../app/devTools/devTools';
import { isBookkeeping } from '../app/devTools/logEntries';
import { logOf } from '../app/devTools/log';
import { renderApp } from './renderApp';

/**
 * Opens the whole app with Redux DevTools beside it, at rest.
 * @param path an address below the base path
 */
export const openWithLog = async (path: string) => {
  const parts = await renderApp(path, { devTools });
  await act(() => parts.transport.quiet());
  const log = logOf(parts.store);
  /** Whoever turns to DevTools leaves the text box, so that what was typed is in the log too. */
  const settle = () => {
    if (document.activeElement) fireEvent.blur(document.activeElement);
  };
  /** The ids of what DevTools list, in order. */
  const eventIds = (): number[] => {
    const { actionsById, stagedActionIds } = log.getState();
    return stagedActionIds.filter((id) => {
      const entry = actionsById[id];
      return entry !== undefined && !isBookkeeping(entry.action);
    });
  };
  const lastId = () => {
    settle();
    return eventIds().at(-1) ?? 0;
  };
  const jumpAtOnce = (actionId: number) => {
    act(() => {
      log.dispatch({ type: 'JUMP_TO_ACTION', actionId });
    });
  };
  const jumpTo = (actionId: number) => {
    settle();
    jumpAtOnce(actionId);
  };
  return { ...parts, eventIds, lastId, jumpTo, jumpAtOnce };
};
