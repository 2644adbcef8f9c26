import { useAppDispatch } from '../../app/hooks';
import { notices } from './notice';
import { menuClosed, modalClosed, noticeQueued } from './uiSlice';

/** For a dialog or menu that cannot be shown: closes it, and a notice says why. */
export const useOverlayFailure = (): ((message: string) => void) => {
  const dispatch = useAppDispatch();
  return (message) => {
    dispatch(menuClosed());
    dispatch(modalClosed());
    dispatch(noticeQueued(notices.failed(message, 'overlay')));
  };
};
