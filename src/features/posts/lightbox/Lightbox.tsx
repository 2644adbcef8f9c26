import { useEffect, useRef } from 'react';
import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import MuiDialog from '@mui/material/Dialog';
import styled from '@emotion/styled';
import { useAppDispatch } from '../../../app/hooks';
import { PhotoButton } from '../../../components/PhotoButton';
import { fullName } from '../../../lib/fullName';
import type { Post } from '../../../domain/entities';
import { MuiTheme } from '../../../theme/MuiTheme';
import { space } from '../../../theme/tokens';
import { modalClosed, photoTurned } from '../../ui/uiSlice';
import { Caption } from './Caption';
import { focusPhoto } from './focusPhoto';
import type { Neighbours } from './photoNeighbours';
import { PhotoStage } from './PhotoStage';
import { useZoom } from './useZoom';

const FullScreen = styled(MuiDialog)({ '& .MuiDialog-paper': { border: 0, borderRadius: 0 } });

const Hall = styled('div')({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  height: '100dvh',
  background: '#000000',
  color: '#ffffff',
});

const Close = styled(PhotoButton)({ position: 'absolute', top: space(3), right: space(3) });

const Turn = styled(PhotoButton)({
  position: 'absolute',
  top: `calc(50% - ${space(5.5)})`,
  '&[data-turn=previous]': { left: space(3) },
  '&[data-turn=next]': { right: space(3) },
});

interface LightboxProps extends Neighbours {
  post: Post;
  src: string;
}

/** A photo on the whole screen with the lights down, and the way to the ones before and after it. */
export function Lightbox({ post, src, previous, next }: LightboxProps) {
  const dispatch = useAppDispatch();
  const seen = useRef({ first: post._id, last: post._id });
  const label = `Photo by ${fullName(post.author)}`;
  const close = () => dispatch(modalClosed());
  const turnTo = (postId: string | null) => {
    if (postId !== null) dispatch(photoTurned(postId));
  };
  const zoom = useZoom(src, {
    onSwipe: (turn) => turnTo(turn === 'next' ? next : previous),
    onTapBeside: close,
  });

  useEffect(() => {
    seen.current.last = post._id;
  }, [post._id]);
  useEffect(() => {
    const { current } = seen;
    return () => {
      // The page behind the dialog takes no focus before the dialog is wholly gone.
      setTimeout(() => focusPhoto(current.last) || focusPhoto(current.first));
    };
  }, []);

  return (
    <MuiTheme>
      <FullScreen
        disableRestoreFocus
        fullScreen
        onClose={close}
        onKeyDown={({ key, ctrlKey, metaKey, altKey }) => {
          if (ctrlKey || metaKey || altKey) return;
          if (key === 'ArrowLeft') turnTo(previous);
          else if (key === 'ArrowRight') turnTo(next);
          else zoom.zoomByKey(key);
        }}
        open
        slotProps={{ paper: { 'aria-label': label } }}
        transitionDuration={150}
      >
        <Hall>
          <PhotoStage alt={post.alt ?? label} src={src} zoom={zoom} />
          <Caption author={label}>{post.alt}</Caption>
          {previous !== null && (
            <Turn data-turn="previous" label="Previous photo" onClick={() => turnTo(previous)}>
              <ChevronLeftRounded />
            </Turn>
          )}
          {next !== null && (
            <Turn data-turn="next" label="Next photo" onClick={() => turnTo(next)}>
              <ChevronRightRounded />
            </Turn>
          )}
          <Close label="Close" onClick={close}>
            <CloseRounded />
          </Close>
        </Hall>
      </FullScreen>
    </MuiTheme>
  );
}
