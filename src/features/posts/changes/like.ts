import type { Change } from '../../../api/changes/change';
import { desire } from '../../../api/changes/kinds';
import { sendChanges } from '../../../api/changes/sendChanges';
import type { AppStartListening } from '../../../app/hooks';
import type { Liker, Post } from '../../../domain/entities';
import { likerOf } from '../../../lib/people';
import { selectSessionUser } from '../../auth/authSlice';
import { postsApi } from '../postsApi';
import { postChanges } from './postChanges';
import { refetchPost } from './refetchPost';

const { likePost, dislikePost } = postsApi.endpoints;

/** Whether this user likes the post. */
export const isLikedBy = ({ likes }: Post, userId: string): boolean =>
  likes.likedBy.some(({ _id }) => _id === userId);

/** The post after the viewer liked it, or took the like back. */
export const withLike = (post: Post, liked: boolean, viewer: Liker): Post => {
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

const like = postChanges.add<Change<boolean>>('like', 'toggle', (post, { desired }, viewer) =>
  withLike(post, desired, viewer),
);

export const likeToggled = like.event('posts/likeToggled', desire<boolean>);

export const listenForLikes = (start: AppStartListening): void =>
  sendChanges(start, like, {
    call: ({ target, desired }) =>
      (desired ? likePost : dislikePost).initiate(target, { track: false }),
    fetchCurrent: async ({ target }, api) => {
      const viewerId = selectSessionUser(api.getState())?._id ?? '';
      const answer = await refetchPost(api, target);
      return answer ? { desired: isLikedBy(answer.post, viewerId), answer } : undefined;
    },
    afterFailure: ({ target }, api) => refetchPost(api, target),
  });
