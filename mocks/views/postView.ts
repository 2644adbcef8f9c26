import type { Liker, Post } from '../../src/domain/entities';
import { pictureFields } from '../../src/domain/postPictures';
import { onDemand } from '../films/codeNeeded';
import type { PhotoRecord, PostRecord, ReactionRecord, UserRecord } from '../rules/records';
import { storedPictures } from '../rules/storedPictures';
import { summaryIn, type FilmSummaries } from './films';
import { listFields, type ListsById } from './postLists';
import { likerView, summaryView, type PictureAddress } from './users';

/** Only uploaded pictures, which are data URLs, have to be measured. */
const measuring = onDemand(() => import('../../src/domain/imageHeaders/pictureSize'));

const sizeOf = (url: string) => (url.startsWith('data:') ? measuring().pictureSize(url) : null);

/** Records that belong to posts, by post id. Reactions are in the order they were given. */
export interface PostSurroundings {
  people: ReadonlyMap<string, UserRecord>;
  photos: ReadonlyMap<string, PhotoRecord>;
  reactions: ReadonlyMap<string, readonly ReactionRecord[]>;
  films: FilmSummaries;
  replyCounts: ReadonlyMap<string, number>;
  /** The part of its conversation that a post includes. */
  threads: ReadonlyMap<string, Pick<Post, 'replyTo' | 'mentions'>>;
  lists: ListsById;
}

/** @throws Error if the author is unknown: no post outlives its author */
export function postView(
  post: PostRecord,
  { people, photos, reactions, films, replyCounts, threads, lists }: PostSurroundings,
  picture: PictureAddress,
): Post {
  const author = people.get(post.authorId);
  if (!author) throw new Error(`Post ${post._id} has no author.`);
  const postReactions = reactions.get(post._id) ?? [];
  const reactors = (kind: ReactionRecord['kind']): Liker[] =>
    postReactions.flatMap((reaction) => {
      const person = people.get(reaction.userId);
      return reaction.kind === kind && person ? [likerView(person)] : [];
    });
  return {
    _id: post._id,
    content: post.content,
    ...pictureFields(
      storedPictures(post, photos.get(post._id) ?? null).map(({ url, alt, size }) => ({
        src: picture(url),
        ...(alt !== undefined && { alt }),
        ...(size ?? sizeOf(url)),
      })),
    ),
    username: author.username,
    author: summaryView(author, picture),
    likes: {
      likeCount: post.likeCount,
      likedBy: reactors('like'),
      dislikedBy: reactors('dislike'),
    },
    replyCount: replyCounts.get(post._id) ?? 0,
    ...(threads.get(post._id) ?? { mentions: [] }),
    createdAt: post.createdAt,
    updatedAt: post.updatedAt,
    ...(post.editedAt !== undefined && { editedAt: post.editedAt }),
    ...filmView(post, films),
    ...listFields(lists, post),
  };
}

const filmView = (post: PostRecord, films: FilmSummaries): Partial<Post> => ({
  ...(post.filmId !== undefined && { film: summaryIn(films, post.filmId) }),
  ...(post.rating !== undefined && { rating: post.rating }),
  ...(post.watchedOn !== undefined && { watchedOn: post.watchedOn }),
  ...(post.again && { again: true }),
  ...(post.spoilers && { spoilers: true }),
  ...(post.tags && { tags: [...post.tags] }),
});
