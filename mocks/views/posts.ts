import type { Liker, Post } from '../../src/domain/entities';
import type { PostRecord, ReactionRecord, UserRecord } from '../rules/records';
import { likerView, summaryView, type PictureAddress } from './people';

/** What lies around posts, by id. Reactions are in the order they were given. */
export interface PostSurroundings {
  people: ReadonlyMap<string, UserRecord>;
  photos: ReadonlyMap<string, string>;
  reactions: ReadonlyMap<string, readonly ReactionRecord[]>;
}

/** @throws Error when the author is unknown: no post outlives its author. */
export function postView(
  post: PostRecord,
  { people, photos, reactions }: PostSurroundings,
  picture: PictureAddress,
): Post {
  const author = people.get(post.authorId);
  if (!author) throw new Error(`Post ${post._id} has no author.`);
  const said = reactions.get(post._id) ?? [];
  const whoSaid = (kind: ReactionRecord['kind']): Liker[] =>
    said.flatMap((reaction) => {
      const person = people.get(reaction.userId);
      return reaction.kind === kind && person ? [likerView(person)] : [];
    });
  const photo = photos.get(post._id);
  return {
    _id: post._id,
    content: post.content,
    photos: photo === undefined ? null : picture(photo),
    ...(post.alt !== undefined && { alt: post.alt }),
    username: author.username,
    author: summaryView(author, picture),
    likes: {
      likeCount: post.likeCount,
      likedBy: whoSaid('like'),
      dislikedBy: whoSaid('dislike'),
    },
    createdAt: post.createdAt,
    updatedAt: post.updatedAt,
    ...(post.editedAt !== undefined && { editedAt: post.editedAt }),
  };
}
