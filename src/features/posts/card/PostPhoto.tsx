import { useContext, useMemo } from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useAppDispatch } from '../../../app/hooks';
import { Photo } from '../../../components/Photo';
import { photoShape } from '../../../lib/photos/photoShape';
import { space } from '../../../theme/tokens';
import { modalOpened } from '../../ui/uiSlice';
import { AltBadge } from './AltBadge';
import { FeedContext } from '../feed/FeedContext';
import { photoOpener } from '../lightbox/focusPhoto';

const Root = styled('div')({
  position: 'relative',
  // The photo leads: it runs from edge to edge of the column, as on a screen.
  margin: `${space(1)} ${space(-4)} 0`,
});

const Opener = styled(ButtonBase)({
  display: 'block',
  width: '100%',
  cursor: 'zoom-in',
  '&& > *': { borderRadius: 0 },
});

interface PostPhotoProps {
  postId: string;
  src: string;
  /** What is to be seen, in its author's words. */
  alt: string | undefined;
  /** The author's full name, which says whose photo it is. */
  author: string;
  eager: boolean;
}

/** A post's photo; it opens the lightbox. */
export function PostPhoto({ postId, src, alt, author, eager }: PostPhotoProps) {
  const dispatch = useAppDispatch();
  const feed = useContext(FeedContext);
  const shape = useMemo(() => photoShape(src), [src]);
  return (
    <Root data-photo>
      <Opener
        {...photoOpener}
        aria-label={alt === undefined ? 'View photo' : `View photo: ${alt}`}
        onClick={() => dispatch(modalOpened({ kind: 'photo', postId, feed }))}
      >
        <Photo alt={alt ?? `Photo by ${author}`} eager={eager} shape={shape} src={src} />
      </Opener>
      {alt !== undefined && <AltBadge>{alt}</AltBadge>}
    </Root>
  );
}
