import CloseRounded from '@mui/icons-material/CloseRounded';
import MuiDialog from '@mui/material/Dialog';
import styled from '@emotion/styled';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { IconButton } from '../../components/IconButton';
import { fullName } from '../../lib/fullName';
import { MuiTheme } from '../../theme/MuiTheme';
import { space } from '../../theme/tokens';
import { modalClosed } from '../ui/uiSlice';
import { findPost } from './postCache';

const Lightbox = styled(MuiDialog)({ '& .MuiDialog-paper': { border: 0, borderRadius: 0 } });

const Hall = styled('div')({
  display: 'grid',
  placeItems: 'center',
  width: '100vw',
  height: '100dvh',
  background: '#000000',
});

const Picture = styled('img')({ maxWidth: '100%', maxHeight: '100dvh', objectFit: 'contain' });

const Close = styled(IconButton)({
  position: 'fixed',
  top: space(3),
  right: space(3),
  background: 'rgb(0 0 0 / 0.66)',
  color: '#ffffff',
  '&:hover:enabled, &:active:enabled': { background: 'rgb(60 60 60 / 0.8)', color: '#ffffff' },
});

/** A post's photo on the whole screen, with the lights down. */
export function PhotoDialog({ postId }: { postId: string }) {
  const dispatch = useAppDispatch();
  const post = useAppSelector((state) => findPost(state, postId));
  if (!post?.photos) return null;
  const label = `Photo by ${fullName(post.author)}`;
  const close = () => dispatch(modalClosed());
  return (
    <MuiTheme>
      <Lightbox
        fullScreen
        onClose={close}
        open
        slotProps={{ paper: { 'aria-label': label } }}
        transitionDuration={150}
      >
        <Hall>
          <Picture alt={label} src={post.photos} />
          <Close label="Close" onClick={close}>
            <CloseRounded />
          </Close>
        </Hall>
      </Lightbox>
    </MuiTheme>
  );
}
