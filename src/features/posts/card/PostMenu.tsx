import { useRef } from 'react';
import MoreHorizRounded from '@mui/icons-material/MoreHorizRounded';
import IconButton from '@mui/material/IconButton';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { lazyComponent } from '../../../components/lazyComponent';
import { LazyRegion } from '../../../components/LazyRegion';
import { menuOpened, selectMenu } from '../../ui/uiSlice';
import { useOverlayFailure } from '../../ui/useOverlayFailure';

const PostMenuList = lazyComponent(async () => (await import('./PostMenuList')).PostMenuList);

/** The options menu of the viewer's own post. */
export function PostMenu({ postId }: { postId: string }) {
  const dispatch = useAppDispatch();
  const fail = useOverlayFailure();
  const anchor = useRef<HTMLButtonElement>(null);
  const isOpen = useAppSelector((state) => {
    const menu = selectMenu(state);
    return menu?.kind === 'post' && menu.postId === postId;
  });
  return (
    <>
      <IconButton
        aria-label="Post options"
        title="Post options"
        aria-expanded={isOpen}
        aria-haspopup="menu"
        onClick={() => dispatch(menuOpened({ kind: 'post', postId }))}
        ref={anchor}
      >
        <MoreHorizRounded />
      </IconButton>
      {isOpen && (
        <LazyRegion isLate={!PostMenuList.isReady()} onFailure={fail}>
          <PostMenuList anchor={anchor} postId={postId} />
        </LazyRegion>
      )}
    </>
  );
}
