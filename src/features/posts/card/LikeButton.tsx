import { startTransition, useOptimistic } from 'react';
import FavoriteRounded from '@mui/icons-material/FavoriteRounded';
import styled from '@emotion/styled';
import { useAppSelector, useAppStore } from '../../../app/hooks';
import { IconButton } from '../../../components/IconButton';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import type { Post } from '../../../domain/entities';
import { afterPaint } from '../../../lib/afterPaint';
import { colour, space, text } from '../../../theme/tokens';
import { selectSessionUser } from '../../auth/authSlice';
import { isSignedInAs } from '../../auth/isSignedInAs';
import { isLikedBy, withLike } from '../reactions/likes';
import { likeToggled } from '../postEvents';

const Root = styled('span')({ display: 'inline-flex', alignItems: 'center' });

const Count = styled('span')({
  minWidth: space(6),
  color: colour.inkSoft,
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
});

/** Always the same, so that a like draws none of them again. */
const heart = <FavoriteRounded />;
const one = <VisuallyHidden>like</VisuallyHidden>;
const many = <VisuallyHidden>likes</VisuallyHidden>;

/**
 * Likes a post or takes the like back, with the count beside it. A press is shown by the button alone
 * and told to the store once it is painted: docs/decisions/0030.
 */
export function LikeButton({ post }: { post: Post }) {
  const store = useAppStore();
  const viewer = useAppSelector(selectSessionUser);
  const [shown, showLike] = useOptimistic(post, (stored, liked: boolean) =>
    viewer ? withLike(liked, viewer)(stored) : stored,
  );
  const { likeCount } = shown.likes;
  const liked = viewer !== null && isLikedBy(shown, viewer._id);
  const toggle = () =>
    startTransition(async () => {
      showLike(!liked);
      await afterPaint();
      // Whoever signed in meanwhile did not press.
      if (viewer && isSignedInAs(store, viewer._id))
        store.dispatch(likeToggled({ postId: post._id, liked: !liked }));
    });
  return (
    <Root>
      <IconButton aria-pressed={liked} label="Like" onClick={toggle}>
        {heart}
      </IconButton>
      <Count data-testid="like-count">{likeCount}</Count>
      {likeCount === 1 ? one : many}
    </Root>
  );
}
