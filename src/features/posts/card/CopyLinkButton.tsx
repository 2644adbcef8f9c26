import LinkRounded from '@mui/icons-material/LinkRounded';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useAppDispatch } from '../../../app/hooks';
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
    <Tooltip title="Copy link">
      <IconButton onClick={() => void copy()}>
        <LinkRounded />
      </IconButton>
    </Tooltip>
  );
}
