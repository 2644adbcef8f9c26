import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyComponent } from '../components/lazyComponent';
import { LazyRegion } from '../components/LazyRegion';
import { overlaysClosed, selectHasOverlay, selectModal } from '../features/ui/uiSlice';
import { useOverlayFailure } from '../features/ui/useOverlayFailure';
import { focusContent } from '../lib/focus';
import { useAppDispatch, useAppSelector } from './hooks';

/** No page needs to know its dialogs before one is opened. */
const ModalDialog = lazyComponent(async () => (await import('./ModalDialog')).ModalDialog);

const restoreLostFocus = () => {
  if (document.activeElement === document.body) focusContent();
};

/** The element that opened a dialog or menu may be gone when it closes; then the page takes the focus. */
const useFocusAfterOverlays = () => {
  const hasOverlay = useAppSelector(selectHasOverlay);
  useEffect(() => {
    // The page behind a dialog cannot take the focus before the dialog has unmounted.
    return hasOverlay ? () => void setTimeout(restoreLostFocus) : undefined;
  }, [hasOverlay]);
};

/** Shows the dialog that is open according to the store. */
export function Modals() {
  const dispatch = useAppDispatch();
  const fail = useOverlayFailure();
  const modal = useAppSelector(selectModal);
  const { pathname } = useLocation();
  useFocusAfterOverlays();
  // In a layout effect, before anything can be opened on the next page.
  useLayoutEffect(
    () => () => {
      dispatch(overlaysClosed());
    },
    [dispatch, pathname],
  );
  return (
    modal && (
      <LazyRegion onFailure={fail}>
        <ModalDialog modal={modal} />
      </LazyRegion>
    )
  );
}
