import type { Liker, Post } from '../../../domain/entities';
import { likerOf } from '../../../lib/people';

/** Whether this user likes the post. */
export const isLikedBy = ({ likes }: Post, userId: string): boolean =>
  likes.likedBy.some(({ _id }) => _id === userId);

/** The post after the viewer liked it, or took the like back; the same object if nothing changes. */
export const withLike =
  (liked: boolean, viewer: Liker) =>
  (post: Post): Post => {
    if (isLikedBy(post, viewer._id) === liked) return post;
    const { likeCount, likedBy, dislikedBy } = post.likes;
    const others = (people: Liker[]) => people.filter(({ _id }) => _id !== viewer._id);
    const entry = likerOf(viewer);
    return {
      ...post,
      likes: liked
        ? { likeCount: likeCount + 1, likedBy: [...likedBy, entry], dislikedBy: others(dislikedBy) }
        : {
            likeCount: Math.max(0, likeCount - 1),
            likedBy: others(likedBy),
            dislikedBy: [...others(dislikedBy), entry],
          },
    };
  };
