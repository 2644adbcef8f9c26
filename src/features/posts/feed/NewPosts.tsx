import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { SortableFeed } from '../../../domain/feeds';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { focusContent } from '../../../lib/focusContent';
import { space } from '../../../theme/tokens';
import { newPostsShown, selectOffered } from '../postsSlice';

const Bar = styled('div')({
  position: 'sticky',
  top: '64px',
  zIndex: 1,
  display: 'grid',
  justifyItems: 'center',
  height: 0,
  overflow: 'visible',
  '& > button': { marginTop: space(3) },
});

interface NewPostsProps {
  feed: SortableFeed;
  /** Asks for the feed anew. */
  onShow: () => void;
}

/** Offers the posts that came while the feed was being read. */
export function NewPosts({ feed, onShow }: NewPostsProps) {
  const dispatch = useAppDispatch();
  const count = useAppSelector((state) => selectOffered(state, feed));
  return (
    <Bar role="status">
      {count > 0 && (
        <Button
          onClick={() => {
            dispatch(newPostsShown(feed));
            onShow();
            window.scrollTo({ top: 0 });
            // The button goes with the posts it offered.
            focusContent();
          }}
          size="small"
          variant="contained"
        >
          {count === 1 ? '1 new post' : `${count} new posts`}
        </Button>
      )}
    </Bar>
  );
}
