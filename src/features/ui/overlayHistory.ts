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

/** Pending while the browser goes back from the entry of a closed overlay, which is asynchronous. */
let leaving: Promise<void> | null = null;

/** Whether Back stays within the app, as it does from an overlay's entry unless the history was tampered with. */
const canGoBack = (): boolean => !('navigation' in window) || window.navigation.canGoBack;

const leaveEntry = () => {
  if (!canGoBack()) {
    window.history.replaceState(entryWith(false), '');
    return;
  }
  leaving ??= new Promise((resolve) => {
    const onPopState = () => {
      leaving = null;
      resolve();
    };
    window.addEventListener('popstate', onPopState, { once: true });
    window.history.back();
  });
};

/** Resolves once the entry of a closed overlay is left; navigating earlier would cancel that. */
export const overlayEntryLeft = (): Promise<void> => leaving ?? Promise.resolve();

/**
 * Gives an open dialog or menu a history entry of its own at the same URL, so that Back closes the
 * overlay instead of leaving the page. Only actions push and leave entries: time travel opens and
 * closes dialogs without touching the history.
 */
export const listenForOverlays = (start: AppStartListening): void => {
  start({
    matcher: isAnyOf(modalOpened, menuOpened),
    effect: async (_action, { getState }) => {
      if (isOverlayEntry()) await overlayEntryLeft();
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

/** Closes the open menu and dialog when the browser goes back from their history entry. */
export const closeOverlaysOnBack = (store: {
  dispatch: AppDispatch;
  getState: () => RootState;
}): void => {
  window.addEventListener('popstate', () => {
    // The app itself is going back from a closed overlay; one that was opened since must stay.
    if (leaving) return;
    const { modal, menu } = store.getState().ui;
    if (isOverlayEntry()) {
      // Forward does not reopen an overlay, so its entry is left again.
      if (!modal && !menu) leaveEntry();
      return;
    }
    if (menu) store.dispatch(menuClosed());
    if (modal) store.dispatch(modalClosed());
  });
  // After a reload no overlay is open, so its entry is left. The note about the reload moves to the entry below.
  if (isOverlayEntry()) {
    const isForCode = wasReloadedForCode();
    leaveEntry();
    if (isForCode) void overlayEntryLeft().then(noteReloadForCode);
  }
};
