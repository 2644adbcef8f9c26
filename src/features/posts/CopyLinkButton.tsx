import LinkRounded from '@mui/icons-material/LinkRounded';
import { useHref } from 'react-router-dom';
import { useAppDispatch } from '../../app/hooks';
import { IconButton } from '../../components/IconButton';
import { copyText } from '../../lib/copyText';
import { paths } from '../../lib/paths';
import { notices } from '../ui/notice';
import { noticeQueued } from '../ui/uiSlice';
import { linkCopied } from './postEvents';

/** Copies a post's whole address: origin, base path and the post's own. */
export function CopyLinkButton({ postId }: { postId: string }) {
  const dispatch = useAppDispatch();
  const href = useHref(paths.post(postId));
  const copy = async () => {
    dispatch(linkCopied(postId));
    const { href: link } = new URL(href, window.location.origin);
    if (!(await copyText(link))) dispatch(noticeQueued(notices.copyFailed(link)));
  };
  return (
    <IconButton label="Copy link" onClick={() => void copy()}>
      <LinkRounded />
    </IconButton>
  );
}
