import { useEffect, useRef } from 'react';
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { useAppDispatch } from '../../../app/hooks';
import { fullName } from '../../../lib/people';
import { modalClosed, photoTurned } from '../../ui/uiSlice';
import { Caption } from './Caption';
import type { PhotoPost } from './photoSlides';
import { focusPhoto } from './focusPhoto';
import { PhotoCarousel } from './PhotoCarousel';

const FullScreen = styled(Dialog)({
  '& .MuiDialog-paper': {
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr) auto',
    border: 0,
    borderRadius: 0,
    background: '#000000',
    color: '#ffffff',
  },
});

interface LightboxProps {
  post: PhotoPost;
  /** The posts whose photos one turns through; the open one is among them. */
  photos: readonly PhotoPost[];
}

/** A photo on the whole screen with the lights down, and the way to the ones before and after it. */
export function Lightbox({ post, photos }: LightboxProps) {
  const dispatch = useAppDispatch();
  const seen = useRef({ first: post._id, last: post._id });
  const label = `Photo by ${fullName(post.author)}`;
  const close = () => dispatch(modalClosed());

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
    <FullScreen
      disableRestoreFocus
      fullScreen
      onClose={close}
      open
      slotProps={{ paper: { 'aria-label': label } }}
      transitionDuration={150}
    >
      <PhotoCarousel
        onClose={close}
        onTurn={(postId) => dispatch(photoTurned(postId))}
        openId={post._id}
        photos={photos}
      />
      <Caption author={label}>{post.alt}</Caption>
    </FullScreen>
  );
}
