import { useState } from 'react';
import FavoriteRounded from '@mui/icons-material/FavoriteRounded';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useAppSelector, useAppStore } from '../../../app/hooks';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import type { Post } from '../../../domain/entities';
import { afterPaint } from '../../../lib/afterPaint';
import { colour, space } from '../../../theme/tokens';
import { selectSessionUser } from '../../auth/authSlice';
import { isSignedInAs } from '../../auth/isSignedInAs';
import { isLikedBy, withLike } from '../reactions/likes';
import { likeToggled } from '../postEvents';

const Root = styled('span')({ display: 'inline-flex', alignItems: 'center' });

const Count = styled(Typography)({
  minWidth: space(6),
  color: colour.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});

/** Always the same, so that a like draws none of them again. */
const heart = <FavoriteRounded />;
const one = <VisuallyHidden>like</VisuallyHidden>;
const many = <VisuallyHidden>likes</VisuallyHidden>;

/** A press that the store has not heard of; two that like are still two. */
interface Press {
  liked: boolean;
}

/**
 * Likes a post or takes the like back, with the count beside it. A press is shown by the button alone
 * and told to the store once it is painted: docs/decisions/0030.
 */
export function LikeButton({ post }: { post: Post }) {
  const store = useAppStore();
  const viewer = useAppSelector(selectSessionUser);
  const [press, setPress] = useState<Press | null>(null);
  const shown = press && viewer ? withLike(press.liked, viewer)(post) : post;
  const { likeCount } = shown.likes;
  const liked = viewer !== null && isLikedBy(shown, viewer._id);
  const toggle = async () => {
    const mine = { liked: !liked };
    setPress(mine);
    await afterPaint();
    setPress((last) => (last === mine ? null : last));
    // Whoever signed in meanwhile did not press.
    if (viewer && isSignedInAs(store, viewer._id))
      store.dispatch(likeToggled({ postId: post._id, ...mine }));
  };
  return (
    <Root>
      <Tooltip title="Like">
        <IconButton aria-pressed={liked} onClick={() => void toggle()}>
          {heart}
        </IconButton>
      </Tooltip>
      <Count data-testid="like-count" variant="body2">
        {likeCount}
      </Count>
      {likeCount === 1 ? one : many}
    </Root>
  );
}
