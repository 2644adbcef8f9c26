import type { PostAnswer, PostsAnswer } from '../../src/domain/answers';
import type { Change } from '../../src/domain/backend';
import { HEADERS } from '../../src/domain/limits';
import type { PostRecord } from '../rules/records';
import type { Outcome } from '../store';
import { pagePost } from '../views/posts';
import { allPosts } from '../views/wholeLists';
import { reply, type Call, type Reply } from './endpoint';
import type { Server } from './server';
import { mutate, readSignedIn, type ActorMutation } from './transactions';
import { wholeList } from './wholeList';

/** A mutation's result: the post, or null if it is gone; `kind` is null if nothing changed. */
interface PostOutcome {
  postId: string;
  post: PostRecord | null;
  kind: Change['kind'] | null;
  /** The films whose numbers may have changed. */
  filmIds?: string[];
  /** Whose notifications changed. */
  notifiedIds?: string[];
}

type MinimalBody = PostAnswer | Record<string, never>;

const prefersMinimal = ({ request }: Call): boolean =>
  (request.headers.get(HEADERS.prefer) ?? '')
    .split(/[,;]/)
    .some((preference) => preference.trim().toLowerCase() === HEADERS.minimal);

/**
 * Runs a mutation of one post and answers 201 with all posts, or with that post alone, as in a page, if the caller
 * prefers a minimal answer.
 */
export async function mutatePost(
  server: Server,
  call: Call,
  work: (act: ActorMutation) => Promise<PostOutcome>,
): Promise<Reply> {
  const isMinimal = prefersMinimal(call);
  const snapshot = await mutate(server, call, async (mutation): Promise<Outcome<MinimalBody>> => {
    const { postId, post, kind, filmIds = [], notifiedIds = [] } = await work(mutation);
    const { tx, actor, hidden } = mutation;
    const context = { picture: server.picture, viewer: actor, hidden };
    return {
      value: isMinimal && post ? { post: await pagePost(tx, post, context) } : {},
      change: kind && {
        kind,
        actorId: actor._id,
        postIds: [postId],
        ...(post?.replyToId !== undefined && { replyToId: post.replyToId }),
        userIds: [],
        ...(filmIds.length > 0 && { filmIds }),
        ...(notifiedIds.length > 0 && { notifiedIds }),
      },
    };
  });
  if (isMinimal)
    return { ...reply(snapshot, 201), headers: { [HEADERS.preferenceApplied]: HEADERS.minimal } };
  // Read after the change is stored: others who write would wait for it.
  const all = await readSignedIn(
    server,
    call,
    async (tx, viewer, { hidden }): Promise<PostsAnswer> => ({
      posts: await allPosts(tx, { ...server, viewer, hidden }),
    }),
  );
  return wholeList(server, reply(all, 201));
}
