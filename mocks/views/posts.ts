import type { Post } from '../../src/domain/entities';
import type { Reading } from '../db/db';
import { newestOf } from '../db/newestOf';
import { replyCountOf } from '../db/posts';
import type { PhotoRecord, PostRecord, ReactionRecord, UserRecord } from '../rules/records';
import { filmsOf } from './films';
import { groupBy } from './groupBy';
import { postView, type PostSurroundings } from './postView';
import { mentionsOf, replyToOf } from './threads';
import { byId, usersWithIds, type PictureAddress, type Presentation } from './users';

/** How a post is viewed: with which picture addresses, and by whom. */
export interface ViewContext extends Pick<Presentation, 'picture'> {
  viewer: UserRecord | null;
}

/** For views of whole lists. */
interface ListContext extends ViewContext, Presentation {}

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

/** The records around the posts that are read in different ways for one post, for a page, and for all. */
interface Loaded extends Pick<PostSurroundings, 'people' | 'replyCounts' | 'films' | 'threads'> {
  photos: readonly PhotoRecord[];
  reactions: readonly ReactionRecord[];
}

function viewWith(
  posts: readonly PostRecord[],
  { photos, reactions, ...loaded }: Loaded,
  picture: PictureAddress,
): Post[] {
  const surroundings = {
    ...loaded,
    photos: new Map(photos.map((photo) => [photo.postId, photo])),
    reactions: groupBy(reactions, (reaction) => reaction.postId),
  };
  return posts.map((post) => postView(post, surroundings, picture));
}

/** Every post except replies, or the newest, the newest first, with their reactions. */
export async function allPosts(tx: Reading, context: ListContext): Promise<Post[]> {
  const { mostListed } = context;
  if (mostListed === Infinity) return everyPost(tx, context);
  const posts = await newestOf(tx, 'posts', 'byAge', [], mostListed);
  return wholePosts(tx, posts.reverse(), context);
}

/** Reads whole stores: faster than post by post. */
async function everyPost(tx: Reading, { picture, viewer }: ViewContext): Promise<Post[]> {
  const [posts, users, photos, reactions, replies] = await Promise.all([
    tx.list('posts', 'byAge', []),
    tx.all('users'),
    tx.all('photos'),
    tx.list('reactions', 'byPost', []),
    tx.all('replies'),
  ]);
  const answers = groupBy(replies, ({ replyToId = '' }) => replyToId);
  const replyCounts = new Map([...answers].map(([postId, { length }]) => [postId, length]));
  const [films, threads] = await Promise.all([
    filmsOf(tx, posts, viewer),
    threadsOf(tx, posts, viewer),
  ]);
  const loaded = { people: byId(users), replyCounts, photos, reactions, films, threads };
  return viewWith(posts.reverse(), loaded, picture);
}

/** Asks for everything around the posts at once; only the people behind other reactions than the viewer's follow. */
async function viewPosts(
  tx: Reading,
  posts: readonly PostRecord[],
  { picture, viewer }: ViewContext,
  reactionsOf: (post: PostRecord) => Promise<ReactionRecord[]>,
): Promise<Post[]> {
  const [given, photos, replyCounts, authors, films, threads] = await Promise.all([
    Promise.all(posts.map(reactionsOf)),
    Promise.all(
      posts.map(async ({ _id, hasPhoto }) => (hasPhoto ? tx.get('photos', _id) : undefined)),
    ),
    Promise.all(posts.map(async ({ _id }) => [_id, await replyCountOf(tx, _id)] as const)),
    usersWithIds(
      tx,
      posts.map((post) => post.authorId),
    ),
    filmsOf(tx, posts, viewer),
    threadsOf(tx, posts, viewer),
  ]);
  const reactions = given.flat();
  const known = byId([...authors.values(), ...(viewer ? [viewer] : [])]);
  const others = reactions.map(({ userId }) => userId).filter((userId) => !known.has(userId));
  const loaded = {
    people: new Map([...known, ...(await usersWithIds(tx, others))]),
    reactions,
    replyCounts: new Map(replyCounts),
    photos: photos.filter((photo) => photo !== undefined),
    films,
    threads,
  };
  return viewWith(posts, loaded, picture);
}

/** The given posts with their reactions. */
export function wholePosts(
  tx: Reading,
  posts: readonly PostRecord[],
  context: ListContext,
): Promise<Post[]> {
  return viewPosts(tx, posts, context, ({ _id }) =>
    newestOf(tx, 'reactions', 'byPost', [_id], context.mostListed),
  );
}

/** The given posts with at most the viewer's own reaction, as in a page of a feed. */
export function pagePosts(
  tx: Reading,
  posts: readonly PostRecord[],
  context: ViewContext,
): Promise<Post[]> {
  const { viewer } = context;
  return viewPosts(tx, posts, context, async (post) => {
    const reaction = viewer ? await tx.get('reactions', [post._id, viewer._id]) : undefined;
    return reaction ? [reaction] : [];
  });
}

const only = (post: PostRecord, [view]: readonly Post[]): Post => {
  if (!view) throw new Error(`Post ${post._id} has no view.`);
  return view;
};

/** One post with its reactions. */
export const onePost = async (tx: Reading, post: PostRecord, context: ListContext): Promise<Post> =>
  only(post, await wholePosts(tx, [post], context));

/** One post with at most the viewer's own reaction. */
export const pagePost = async (
  tx: Reading,
  post: PostRecord,
  context: ViewContext,
): Promise<Post> => only(post, await pagePosts(tx, [post], context));
