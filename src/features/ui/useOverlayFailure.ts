import { useAppDispatch } from '../../app/hooks';
import { toasts } from './toast';
import { menuClosed, modalClosed, toastQueued } from './uiSlice';

/** For a dialog or menu that cannot be shown: closes it, and a toast says why. */
export const useOverlayFailure = (): ((message: string) => void) => {
  const dispatch = useAppDispatch();
  return (message) => {
    dispatch(menuClosed());
    dispatch(modalClosed());
    dispatch(toastQueued(toasts.failed(message, 'overlay')));
  };
};
