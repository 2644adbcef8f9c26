import LinkRounded from '@mui/icons-material/LinkRounded';
import { useAppDispatch } from '../../../app/hooks';
import { IconButton } from '../../../components/IconButton';
import { copyText } from '../../../lib/copyText';
import { toasts } from '../../ui/toast';
import { toastQueued } from '../../ui/uiSlice';
import { usePostLink } from './usePostLink';

/** Copies a post's whole address. */
export function CopyLinkButton({ postId }: { postId: string }) {
  const dispatch = useAppDispatch();
  const link = usePostLink(postId);
  const copy = async () => {
    dispatch(toastQueued(toasts.linkCopied()));
    if (!(await copyText(link))) dispatch(toastQueued(toasts.copyFailed(link)));
  };
  return (
    <IconButton label="Copy link" onClick={() => void copy()}>
      <LinkRounded />
    </IconButton>
  );
}
