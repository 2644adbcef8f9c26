import IosShareRounded from '@mui/icons-material/IosShareRounded';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useAppDispatch } from '../../../app/hooks';
import { toasts } from '../../ui/toast';
import { toastQueued } from '../../ui/uiSlice';
import { usePostLink } from './usePostLink';

/** Whoever sends the system's sheet away changed their mind: nothing failed. */
const isCancelled = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** Hands a post's address to the system's share sheet; nothing where the system has none. */
export function ShareButton({ postId }: { postId: string }) {
  const dispatch = useAppDispatch();
  const link = usePostLink(postId);
  if (!('share' in navigator)) return null;
  const share = async () => {
    try {
      await navigator.share({ title: 'A post on Cinefolk', url: link });
    } catch (error) {
      if (!isCancelled(error)) dispatch(toastQueued(toasts.shareFailed(link)));
    }
  };
  return (
    <Tooltip title="Share">
      <IconButton onClick={() => void share()}>
        <IosShareRounded />
      </IconButton>
    </Tooltip>
  );
}
