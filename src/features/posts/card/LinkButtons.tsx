import IosShareRounded from '@mui/icons-material/IosShareRounded';
import LinkRounded from '@mui/icons-material/LinkRounded';
import IconButton from '@mui/material/IconButton';
import { useHref } from 'react-router-dom';
import { useAppDispatch } from '../../../app/hooks';
import { copyText } from '../../../lib/copyText';
import { paths } from '../../../lib/paths';
import { postToasts } from '../postToasts';
import { toastQueued } from '../../ui/uiSlice';

/** A post's absolute URL, including the base path. */
const usePostLink = (postId: string): string => {
  const href = useHref(paths.post(postId));
  return new URL(href, window.location.origin).href;
};

/** Copies a post's absolute URL. */
export function CopyLinkButton({ postId }: { postId: string }) {
  const dispatch = useAppDispatch();
  const link = usePostLink(postId);
  const copy = async () => {
    dispatch(toastQueued(postToasts.linkCopied()));
    if (!(await copyText(link))) dispatch(toastQueued(postToasts.copyFailed(link)));
  };
  return (
    <IconButton aria-label="Copy link" title="Copy link" onClick={() => void copy()}>
      <LinkRounded />
    </IconButton>
  );
}

/** Dismissing the system's share sheet is not a failure. */
const isCancelled = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** Opens the system's share sheet for a post; renders nothing if the system has none. */
export function ShareButton({ postId }: { postId: string }) {
  const dispatch = useAppDispatch();
  const link = usePostLink(postId);
  if (!('share' in navigator)) return null;
  const share = async () => {
    try {
      await navigator.share({ title: 'A post on Cinefolk', url: link });
    } catch (error) {
      if (!isCancelled(error)) dispatch(toastQueued(postToasts.shareFailed(link)));
    }
  };
  return (
    <IconButton aria-label="Share" title="Share" onClick={() => void share()}>
      <IosShareRounded />
    </IconButton>
  );
}
