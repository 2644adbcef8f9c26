import type { Liker, Post } from '../../src/domain/entities';
import { pictureSize } from '../../src/domain/imageHeaders/pictureSize';
import { pictureFields } from '../../src/domain/postPictures';
import type { Reading } from '../db/db';
import { replyCountOf } from '../db/posts';
import { storedPictures } from '../rules/postPictures';
import type { PhotoRecord, PostRecord, ReactionRecord, UserRecord } from '../rules/records';
import { summariesOf, summaryIn, type FilmSummaries } from './films';
import { groupBy } from './groupBy';
import { mentionsOf, replyToOf } from './threads';
import { byId, likerView, summaryView, usersWithIds, type PictureAddress } from './users';

/** Records that belong to posts, by post id. Reactions are in the order they were given. */
interface PostSurroundings {
  people: ReadonlyMap<string, UserRecord>;
  photos: ReadonlyMap<string, PhotoRecord>;
  reactions: ReadonlyMap<string, readonly ReactionRecord[]>;
  films: FilmSummaries;
  replyCounts: ReadonlyMap<string, number>;
  /** The part of its conversation that a post includes. */
  threads: ReadonlyMap<string, Pick<Post, 'replyTo' | 'mentions'>>;
}

/** How a post is viewed: with which picture addresses, and by whom. */
export interface ViewContext {
  picture: PictureAddress;
  viewer: UserRecord | null;
}

/** @throws Error if the author is unknown: no post outlives its author */
function postView(
  post: PostRecord,
  { people, photos, reactions, films, replyCounts, threads }: PostSurroundings,
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
      storedPictures(post, photos.get(post._id) ?? null).map(({ url, alt }) => ({
        src: picture(url),
        ...(alt !== undefined && { alt }),
        ...pictureSize(url),
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
  };
}

const filmView = (post: PostRecord, films: FilmSummaries): Partial<Post> => ({
  ...(post.filmId !== undefined && { film: summaryIn(films, post.filmId) }),
  ...(post.rating !== undefined && { rating: post.rating }),
  ...(post.watchedOn !== undefined && { watchedOn: post.watchedOn }),
  ...(post.again && { again: true }),
  ...(post.spoilers && { spoilers: true }),
});

/** The part of their conversations that the posts include, by post id. */
async function threadsOf(
  tx: Reading,
  posts: readonly PostRecord[],
  viewer: UserRecord | null,
): Promise<PostSurroundings['threads']> {
  return new Map(
    await Promise.all(
      posts.map(async (post) => {
        const [replyTo, mentions] = await Promise.all([
          replyToOf(tx, post, viewer),
          mentionsOf(tx, post.content),
        ]);
        return [post._id, { ...(replyTo && { replyTo }), mentions }] as const;
      }),
    ),
  );
}

/** Every post except replies, the newest first, with all reactions. */
export async function allPosts(tx: Reading, { picture, viewer }: ViewContext): Promise<Post[]> {
  const [posts, users, photos, reactions, replies] = await Promise.all([
    tx.list('posts', 'byAge', []),
    tx.all('users'),
    tx.all('photos'),
    tx.list('reactions', 'byPost', []),
    tx.all('replies'),
  ]);
  const answers = groupBy(replies, ({ replyToId = '' }) => replyToId);
  const surroundings = {
    people: byId(users),
    photos: new Map(photos.map((photo) => [photo.postId, photo])),
    reactions: groupBy(reactions, (reaction) => reaction.postId),
    films: await summariesOf(
      tx,
      posts.map((post) => post.filmId),
      viewer,
    ),
    replyCounts: new Map([...answers].map(([postId, { length }]) => [postId, length])),
    threads: await threadsOf(tx, posts, viewer),
  };
  return posts.reverse().map((post) => postView(post, surroundings, picture));
}

/** The given posts with all reactions. */
export function wholePosts(
  tx: Reading,
  posts: readonly PostRecord[],
  sight: ViewContext,
): Promise<Post[]> {
  return viewPosts(tx, posts, sight, (post) => tx.list('reactions', 'byPost', [post._id]));
}

/** The given posts with at most the viewer's own reaction, as in a page of a feed. */
export function pagePosts(
  tx: Reading,
  posts: readonly PostRecord[],
  sight: ViewContext,
): Promise<Post[]> {
  const { viewer } = sight;
  return viewPosts(tx, posts, sight, async (post) => {
    const reaction = viewer ? await tx.get('reactions', [post._id, viewer._id]) : undefined;
    return reaction ? [reaction] : [];
  });
}

/** One post with all reactions. */
export async function onePost(tx: Reading, post: PostRecord, sight: ViewContext): Promise<Post> {
  const [view] = await wholePosts(tx, [post], sight);
  if (!view) throw new Error(`Post ${post._id} has no view.`);
  return view;
}

async function viewPosts(
  tx: Reading,
  posts: readonly PostRecord[],
  { picture, viewer }: ViewContext,
  reactionsOf: (post: PostRecord) => Promise<ReactionRecord[]>,
): Promise<Post[]> {
  const [reactions, photos] = await Promise.all([
    Promise.all(posts.map(reactionsOf)),
    Promise.all(
      posts.map(async (post) => (post.hasPhoto ? tx.get('photos', post._id) : undefined)),
    ),
  ]);
  const surroundings = {
    people: await usersWithIds(tx, [
      ...posts.map((post) => post.authorId),
      ...reactions.flat().map((reaction) => reaction.userId),
    ]),
    photos: new Map(photos.flatMap((photo) => (photo ? [[photo.postId, photo]] : []))),
    reactions: groupBy(reactions.flat(), (reaction) => reaction.postId),
    films: await summariesOf(
      tx,
      posts.map((post) => post.filmId),
      viewer,
    ),
    replyCounts: new Map(
      await Promise.all(posts.map(async ({ _id }) => [_id, await replyCountOf(tx, _id)] as const)),
    ),
    threads: await threadsOf(tx, posts, viewer),
  };
  return posts.map((post) => postView(post, surroundings, picture));
}
