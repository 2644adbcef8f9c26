import './testDevTools';
import { act, fireEvent } from '@testing-library/react';
import { devTools } from '../app/devTools/devTools';
import { isBookkeeping } from '../app/devTools/logEntries';
import { logOf } from '../app/devTools/log';
import { renderApp } from './renderApp';

/**
 * Renders the whole app with Redux DevTools, and waits until it is idle.
 * @param path relative to the base path
 */
export const openWithLog = async (path: string) => {
  const parts = await renderApp(path, { devTools });
  await act(() => parts.transport.quiet());
  const log = logOf(parts.store);
  /** Using DevTools blurs the text box, so that the typed text is in the log too. */
  const settle = () => {
    if (document.activeElement) fireEvent.blur(document.activeElement);
  };
  /** The ids of the actions that DevTools list, in order. */
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
