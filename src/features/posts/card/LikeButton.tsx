import FavoriteRounded from '@mui/icons-material/FavoriteRounded';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import type { Post } from '../../../domain/entities';
import { colour, space } from '../../../theme/tokens';
import { selectSessionUser } from '../../auth/authSlice';
import { isLikedBy } from '../changes/likes';
import { likeToggled } from '../postsSlice';

const Root = styled('span')({ display: 'inline-flex', alignItems: 'center' });

const Count = styled(Typography)({
  minWidth: space(6),
  color: colour.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});

/** Likes a post or takes the like back, with the count beside it. */
export function LikeButton({ post }: { post: Post }) {
  const dispatch = useAppDispatch();
  const viewer = useAppSelector(selectSessionUser);
  const liked = viewer !== null && isLikedBy(post, viewer._id);
  const { likeCount } = post.likes;
  return (
    <Root>
      <IconButton
        aria-label="Like"
        title="Like"
        aria-pressed={liked}
        onClick={() => dispatch(likeToggled({ postId: post._id, liked: !liked }))}
      >
        <FavoriteRounded />
      </IconButton>
      <Count as="span" data-testid="like-count" variant="body2">
        {likeCount}
      </Count>
      <VisuallyHidden>{likeCount === 1 ? 'like' : 'likes'}</VisuallyHidden>
    </Root>
  );
}
