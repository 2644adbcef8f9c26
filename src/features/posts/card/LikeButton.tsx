import FavoriteRounded from '@mui/icons-material/FavoriteRounded';
import styled from '@emotion/styled';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { IconButton } from '../../../components/IconButton';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import type { Post } from '../../../domain/entities';
import { colour, space, text } from '../../../theme/tokens';
import { selectSessionUser } from '../../auth/authSlice';
import { isLikedBy } from '../changes/likes';
import { likeToggled } from '../postsSlice';

const Root = styled('span')({ display: 'inline-flex', alignItems: 'center' });

const Count = styled('span')({
  minWidth: space(6),
  color: colour.inkSoft,
  fontSize: text.small,
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
        aria-pressed={liked}
        label="Like"
        onClick={() => dispatch(likeToggled({ postId: post._id, liked: !liked }))}
      >
        <FavoriteRounded />
      </IconButton>
      <Count data-testid="like-count">{likeCount}</Count>
      <VisuallyHidden>{likeCount === 1 ? 'like' : 'likes'}</VisuallyHidden>
    </Root>
  );
}
