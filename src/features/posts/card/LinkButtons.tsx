import IosShareRounded from '@mui/icons-material/IosShareRounded';
import LinkRounded from '@mui/icons-material/LinkRounded';
import IconButton from '@mui/material/IconButton';
import { lazyComponent } from '../../../components/lazyComponent';
import { LazyRegion } from '../../../components/LazyRegion';
import { paths } from '../../../lib/paths';
import { useCopyLink } from '../../ui/useCopyLink';
import { useMenuButton } from '../../ui/useMenuButton';

/** Copies a post's absolute URL. */
export function CopyLinkButton({ postId }: { postId: string }) {
  const copy = useCopyLink(paths.post(postId));
  return (
    <IconButton aria-label="Copy link" title="Copy link" onClick={() => void copy()}>
      <LinkRounded />
    </IconButton>
  );
}

const PostShareMenu = lazyComponent(async () => (await import('./PostShareMenu')).PostShareMenu);

export const preloadShareMenu = PostShareMenu.preload;

/** Opens the menu of ways to share a post. */
export function ShareButton({ postId }: { postId: string }) {
  const { anchor, button, isOpen, fail } = useMenuButton('share', postId);
  return (
    <>
      <IconButton {...button} aria-label="Share" ref={anchor} title="Share">
        <IosShareRounded />
      </IconButton>
      {isOpen && (
        <LazyRegion onFailure={fail}>
          <PostShareMenu anchor={anchor} postId={postId} />
        </LazyRegion>
      )}
    </>
  );
}
