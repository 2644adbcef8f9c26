import { useAppDispatch } from '../../app/hooks';
import { toasts } from './toast';
import { menuClosed, modalClosed, toastQueued } from './uiSlice';

/** Returns a function that closes a dialog or menu that cannot be shown, with a toast about the reason. */
export const useOverlayFailure = (): ((message: string) => void) => {
  const dispatch = useAppDispatch();
  return (message) => {
    dispatch(menuClosed());
    dispatch(modalClosed());
    dispatch(toastQueued(toasts.failed(message, 'overlay')));
  };
};
