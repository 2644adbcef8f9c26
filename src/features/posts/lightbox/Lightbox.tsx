import { useEffect, useRef } from 'react';
import Dialog from '@mui/material/Dialog';
import styled from '@emotion/styled';
import { useAppDispatch } from '../../../app/hooks';
import { fullName } from '../../../lib/people';
import { modalClosed, photoTurned } from '../../ui/uiSlice';
import { Caption } from './Caption';
import { photoName, type PostPhoto } from './photoSlides';
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
  photo: PostPhoto;
  /** The photos of the carousel, including the open one. */
  photos: readonly PostPhoto[];
}

/** A full-screen photo on black, with the previous and next ones. */
export function Lightbox({ photo, photos }: LightboxProps) {
  const dispatch = useAppDispatch();
  const { post, index, picture } = photo;
  const postId = post._id;
  const seen = useRef({ first: { postId, index }, last: { postId, index } });
  const close = () => dispatch(modalClosed());

  useEffect(() => {
    seen.current.last = { postId, index };
  }, [postId, index]);
  useEffect(() => {
    const { current } = seen;
    return () => {
      // The page behind the dialog cannot be focused before the dialog is fully unmounted.
      setTimeout(() => focusPhoto(current.last) || focusPhoto(current.first));
    };
  }, []);

  return (
    <FullScreen
      disableRestoreFocus
      fullScreen
      onClose={close}
      open
      slotProps={{ paper: { 'aria-label': `Photo by ${fullName(post.author)}` } }}
      transitionDuration={150}
    >
      <PhotoCarousel
        onClose={close}
        onTurn={(next) => dispatch(photoTurned({ postId: next.post._id, index: next.index }))}
        open={photo}
        photos={photos}
      />
      <Caption author={photoName(photo)}>{picture.alt}</Caption>
    </FullScreen>
  );
}
