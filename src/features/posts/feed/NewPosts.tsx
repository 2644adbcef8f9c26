import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import type { LiveFeed } from '../../../domain/feeds';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { focusContent } from '../../../lib/focus';
import { space } from '../../../theme/tokens';
import { newPostsRequested, selectOfferedCount } from '../postsSlice';

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

/** Offers the posts that arrived while the feed was being read. */
export function NewPosts({ feed }: { feed: LiveFeed }) {
  const dispatch = useAppDispatch();
  const count = useAppSelector((state) => selectOfferedCount(state, feed));
  return (
    <Bar role="status">
      {count > 0 && (
        <Button
          onClick={() => {
            dispatch(newPostsRequested(feed));
            window.scrollTo({ top: 0 });
            // The button disappears once its posts are shown.
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
