import ButtonBase from '@mui/material/ButtonBase';
import styled from '@emotion/styled';
import { useAppDispatch } from '../../../app/hooks';
import { Photo, type PhotoShape } from '../../../components/Photo';
import type { Picture } from '../../../domain/postPictures';
import { modalOpened } from '../../ui/uiSlice';
import { AltBadge } from './AltBadge';
import { photoOpener } from '../lightbox/focusPhoto';

const Root = styled('div')({ position: 'relative', minHeight: 0 });

const Opener = styled(ButtonBase)({
  display: 'block',
  width: '100%',
  height: '100%',
  cursor: 'zoom-in',
  '&& > *': { borderRadius: 0 },
});

interface PostPhotoProps {
  postId: string;
  picture: Picture;
  /** Its index among the post's photos. */
  index: number;
  /** Its description, or else whose photo it is. */
  name: string;
  /** What a click does. */
  title: string;
  shape: PhotoShape;
  eager: boolean;
}

/** One of a post's photos; it opens the lightbox. */
export function PostPhoto({
  postId,
  picture: { src, alt },
  index,
  name,
  title,
  shape,
  eager,
}: PostPhotoProps) {
  const dispatch = useAppDispatch();
  return (
    <Root>
      <Opener
        {...photoOpener}
        aria-label={alt === undefined ? title : `${title}: ${alt}`}
        onClick={() => dispatch(modalOpened({ kind: 'photo', postId, index }))}
      >
        <Photo alt={name} eager={eager} shape={shape} src={src} />
      </Opener>
      {alt !== undefined && <AltBadge>{alt}</AltBadge>}
    </Root>
  );
}
