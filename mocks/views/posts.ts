import type { Post } from '../../src/domain/entities';
import type { Reading } from '../db/db';
import { newestOf } from '../db/newestOf';
import { replyCountOf } from '../db/posts';
import type { PhotoRecord, PostRecord, ReactionRecord, UserRecord } from '../rules/records';
import { onDemand } from '../films/codeNeeded';
import type { Hidden } from '../session/hidden';
import { filmsOf } from './films';
import { groupBy } from './groupBy';
import { listsIn } from './postLists';
import { postView, type PostSurroundings } from './postView';
import { mentionsOf, replyToOf } from './threads';
import { byId, usersWithIds, type Presentation, type ViewContext } from './users';

/** How posts are viewed. */
export interface PostContext extends ViewContext {
  hidden: Hidden;
  /** Whether posts of people whom the viewer muted are folded, as among the replies to a post. */
  foldsMuted?: boolean;
}

/** For views of whole lists of posts. */
export interface ListContext extends PostContext, Presentation {}

/** Few people hide anything. */
const folding = onDemand(() => import('./folded'));

const hidesPosts = ({ hidden }: PostContext): boolean =>
  hidden.words.length + hidden.mutedIds.size > 0;

/** The part of their conversations that the posts include, by post id. */
export async function threadsOf(
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
interface Loaded extends Pick<
  PostSurroundings,
  'people' | 'replyCounts' | 'films' | 'threads' | 'lists'
> {
  photos: readonly PhotoRecord[];
  reactions: readonly ReactionRecord[];
}

/** The posts with what is around them, folded if the viewer would rather not see them. */
export function viewWith(
  posts: readonly PostRecord[],
  { photos, reactions, ...loaded }: Loaded,
  context: PostContext,
): Post[] {
  const surroundings = {
    ...loaded,
    photos: new Map(photos.map((photo) => [photo.postId, photo])),
    reactions: groupBy(reactions, (reaction) => reaction.postId),
  };
  const views = posts.map((post) => postView(post, surroundings, context.picture));
  return hidesPosts(context) ? folding().folded(views, context) : views;
}

/** Asks for everything around the posts at once; only the people behind other reactions than the viewer's follow. */
async function viewPosts(
  tx: Reading,
  posts: readonly PostRecord[],
  context: PostContext,
  reactionsOf: (post: PostRecord) => Promise<ReactionRecord[]>,
): Promise<Post[]> {
  const { viewer } = context;
  const [given, photos, replyCounts, authors, films, lists, threads] = await Promise.all([
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
    listsIn(tx, posts, context),
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
    lists,
    threads,
  };
  return viewWith(posts, loaded, context);
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
  context: PostContext,
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
  context: PostContext,
): Promise<Post> => only(post, await pagePosts(tx, [post], context));
