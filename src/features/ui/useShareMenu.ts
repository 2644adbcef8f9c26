import { useAppDispatch } from '../../app/hooks';
import type { PictureSubject } from './overlays';
import { toasts } from './toast';
import { menuClosed, modalOpened, toastQueued } from './uiSlice';
import { useCopyLink, useLink } from './useCopyLink';

export interface Shareable {
  path: string;
  /** What it is, for the system's share sheet. */
  title: string;
  /** What to draw; without it there is no picture of it. */
  subject: PictureSubject | undefined;
}

/** What the menu of a Share button shows and does. */
export const useShareMenu = ({ path, title, subject }: Shareable) => {
  const dispatch = useAppDispatch();
  const copy = useCopyLink(path);
  const link = useLink(path);
  return {
    link,
    title,
    onClose: () => void dispatch(menuClosed()),
    onCopy: () => void copy(),
    onPicture: subject && (() => void dispatch(modalOpened({ kind: 'sharePicture', subject }))),
    onShareFailed: () => void dispatch(toastQueued(toasts.shareFailed(link))),
  };
};
