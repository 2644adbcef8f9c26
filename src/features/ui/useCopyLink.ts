import { useHref } from 'react-router-dom';
import { useAppDispatch } from '../../app/hooks';
import { copyText } from '../../lib/copyText';
import { toasts } from './toast';
import { toastQueued } from './uiSlice';

/** The absolute URL of a page, including the base path. */
export const useLink = (path: string): string => {
  const href = useHref(path);
  return new URL(href, window.location.origin).href;
};

/** Returns a function that copies the absolute URL of a page, and reports it. */
export const useCopyLink = (path: string): (() => Promise<void>) => {
  const dispatch = useAppDispatch();
  const link = useLink(path);
  return async () => {
    dispatch(toastQueued(toasts.linkCopied()));
    if (!(await copyText(link))) dispatch(toastQueued(toasts.copyFailed(link)));
  };
};
