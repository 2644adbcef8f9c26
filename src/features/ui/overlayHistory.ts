import { isAnyOf } from '@reduxjs/toolkit';
import type { AppDispatch, AppStartListening, RootState } from '../../app/hooks';
import { noteReloadForCode, wasReloadedForCode } from '../../lib/chunkLoadError';
import { sessionChanged } from '../auth/authSlice';
import {
  menuClosed,
  menuOpened,
  modalClosed,
  modalOpened,
  overlaysClosed,
  selectHasOverlay,
} from './uiSlice';

const isOverlayEntry = (): boolean => {
  const state: unknown = window.history.state;
  return (
    typeof state === 'object' && state !== null && 'overlay' in state && state.overlay === true
  );
};

const entryWith = (overlay: boolean): object => {
  const state: unknown = window.history.state;
  return { ...(typeof state === 'object' ? state : null), overlay };
};

/** Under way from the entry of an overlay that was closed: the browser takes its time. */
let leaving: Promise<void> | null = null;

/** Whether Back stays within the app, as it does from an overlay's entry unless somebody's hand was in it. */
const canGoBack = (): boolean => !('navigation' in window) || window.navigation.canGoBack;

const leaveEntry = () => {
  if (!canGoBack()) {
    window.history.replaceState(entryWith(false), '');
    return;
  }
  leaving ??= new Promise((resolve) => {
    const left = () => {
      leaving = null;
      resolve();
    };
    window.addEventListener('popstate', left, { once: true });
    window.history.back();
  });
};

/** Settles once the entry of a closed overlay is left: who navigates before that stops the browser on its way. */
export const overlaysLeft = (): Promise<void> => leaving ?? Promise.resolve();

/**
 * An open dialog or menu has a history entry of its own, at the same address, so that
 * Back closes it and leaves the page. Only events make and leave entries: a jump in time
 * opens and closes dialogs without touching the history.
 */
export const listenForOverlays = (start: AppStartListening): void => {
  start({
    matcher: isAnyOf(modalOpened, menuOpened),
    effect: async (_action, { getState }) => {
      if (isOverlayEntry()) await overlaysLeft();
      else leaving = null;
      if (selectHasOverlay(getState()) && !isOverlayEntry())
        window.history.pushState(entryWith(true), '');
    },
  });
  start({
    matcher: isAnyOf(modalClosed, menuClosed, overlaysClosed, sessionChanged),
    effect: (_action, { getState }) => {
      if (!selectHasOverlay(getState()) && isOverlayEntry()) leaveEntry();
    },
  });
};

/** Closes what is open, the topmost first, when the browser goes back from its entry. */
export const closeOverlaysOnBack = (store: {
  dispatch: AppDispatch;
  getState: () => RootState;
}): void => {
  window.addEventListener('popstate', () => {
    // What was opened meanwhile is not what the app itself goes back from.
    if (leaving) return;
    const { modal, menu } = store.getState().ui;
    if (isOverlayEntry()) {
      // Forward opens nothing again.
      if (!modal && !menu) leaveEntry();
      return;
    }
    if (menu) store.dispatch(menuClosed());
    if (modal) store.dispatch(modalClosed());
  });
  // After a reload nothing is open on the entry any more. What it says of the reload stays true where it leads.
  if (isOverlayEntry()) {
    const isForCode = wasReloadedForCode();
    leaveEntry();
    if (isForCode) void overlaysLeft().then(noteReloadForCode);
  }
};
