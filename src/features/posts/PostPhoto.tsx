import styled from '@emotion/styled';
import { useAppDispatch } from '../../app/hooks';
import { Photo } from '../../components/Photo';
import { space } from '../../theme/tokens';
import { modalOpened } from '../ui/uiSlice';

const Opener = styled('button')({
  display: 'block',
  // The photo leads: it runs from edge to edge of the column, as on a screen.
  margin: `${space(1)} ${space(-4)} 0`,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'zoom-in',
  '&& > *': { borderRadius: 0 },
});

interface PostPhotoProps {
  postId: string;
  src: string;
  /** The author's full name, which says whose photo it is. */
  author: string;
  eager: boolean;
}

/** A post's photo; it opens the lightbox. */
export function PostPhoto({ postId, src, author, eager }: PostPhotoProps) {
  const dispatch = useAppDispatch();
  return (
    <Opener
      aria-label="View photo"
      onClick={() => dispatch(modalOpened({ kind: 'photo', postId }))}
      type="button"
    >
      <Photo alt={`Photo by ${author}`} eager={eager} src={src} />
    </Opener>
  );
}
