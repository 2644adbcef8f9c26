import { useEffect, useRef } from 'react';
import Dialog from '@mui/material/Dialog';
import styled from '@emotion/styled';
import { useAppDispatch } from '../../../app/hooks';
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
  /** All photos of its post. */
  photos: readonly PostPhoto[];
}

/** A full-screen photo on black, with the previous and next ones of its post. */
export function Lightbox({ photo, photos }: LightboxProps) {
  const dispatch = useAppDispatch();
  const { post, index, picture } = photo;
  const postId = post._id;
  const lastSeen = useRef(index);
  const focusing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const close = () => dispatch(modalClosed());

  useEffect(() => {
    lastSeen.current = index;
  }, [index]);
  useEffect(() => {
    // In development, React runs the effects of a new component twice.
    clearTimeout(focusing.current);
    return () => {
      // The page behind the dialog cannot be focused before the dialog is fully unmounted.
      focusing.current = setTimeout(() => focusPhoto(postId, lastSeen.current));
    };
  }, [postId]);

  return (
    <FullScreen
      disableRestoreFocus
      fullScreen
      onClose={close}
      open
      slotProps={{ paper: { 'aria-label': photoName(photo) } }}
      transitionDuration={150}
    >
      <PhotoCarousel
        index={index}
        onClose={close}
        onTurn={(next) => dispatch(photoTurned(next))}
        photos={photos}
      />
      <Caption author={photoName(photo)}>{picture.alt}</Caption>
    </FullScreen>
  );
}
