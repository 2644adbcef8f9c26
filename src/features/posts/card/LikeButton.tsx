import FavoriteRounded from '@mui/icons-material/FavoriteRounded';
import IconButton from '@mui/material/IconButton';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import type { Post } from '../../../domain/entities';
import { selectSessionUser } from '../../auth/authSlice';
import { ActionCount, CountedAction } from './CountedAction';
import { isLikedBy, likeToggled } from '../changes/like';

/** Likes a post or takes the like back, with the number of likes. */
export function LikeButton({ post }: { post: Post }) {
  const dispatch = useAppDispatch();
  const viewer = useAppSelector(selectSessionUser);
  const liked = viewer !== null && isLikedBy(post, viewer._id);
  const { likeCount } = post.likes;
  return (
    <CountedAction>
      <IconButton
        aria-label="Like"
        title="Like"
        aria-pressed={liked}
        onClick={() => dispatch(likeToggled(post._id, !liked))}
      >
        <FavoriteRounded />
      </IconButton>
      <ActionCount data-testid="like-count">{likeCount}</ActionCount>
      <VisuallyHidden>{likeCount === 1 ? 'like' : 'likes'}</VisuallyHidden>
    </CountedAction>
  );
}
