import { isAnyOf } from '@reduxjs/toolkit';
import type { AppDispatch, AppStartListening, RootState } from '../../app/hooks';
import { menuClosed, menuOpened, modalClosed, modalOpened } from './uiSlice';

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

/**
 * An open dialog or menu has a history entry of its own, at the same address, so that
 * Back closes it and leaves the page. Only events make and leave entries: a jump in time
 * opens and closes dialogs without touching the history.
 */
export const listenForOverlays = (start: AppStartListening): void => {
  start({
    matcher: isAnyOf(modalOpened, menuOpened),
    effect: () => {
      if (!isOverlayEntry()) window.history.pushState(entryWith(true), '');
    },
  });
  start({
    matcher: isAnyOf(modalClosed, menuClosed),
    effect: (_action, { getState }) => {
      const { modal, menu } = getState().ui;
      if (!modal && !menu && isOverlayEntry()) window.history.back();
    },
  });
};

/** Closes what is open, the topmost first, when the browser goes back from its entry. */
export const closeOverlaysOnBack = (store: {
  dispatch: AppDispatch;
  getState: () => RootState;
}): void => {
  // After a reload nothing is open on the entry any more.
  if (isOverlayEntry()) window.history.replaceState(entryWith(false), '');
  window.addEventListener('popstate', () => {
    const { modal, menu } = store.getState().ui;
    if (isOverlayEntry()) return;
    if (menu) store.dispatch(menuClosed());
    if (modal) store.dispatch(modalClosed());
  });
};
