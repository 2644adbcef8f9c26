import type { PostAnswer, PostsAnswer } from '../../src/domain/answers';
import type { Change } from '../../src/domain/backend';
import { HEADERS } from '../../src/domain/limits';
import type { PostRecord } from '../rules/records';
import type { Outcome } from '../store';
import { allPosts, onePost } from '../views/posts';
import { reply, type Call, type Reply } from './route';
import type { Server } from './server';
import { mutate, type ActorMutation } from './transactions';

/** A mutation's result: the post, or null if it is gone; `kind` is null if nothing changed. */
interface PostOutcome {
  postId: string;
  post: PostRecord | null;
  kind: Change['kind'] | null;
  /** The films whose numbers may have changed. */
  filmIds?: string[];
}

type MutationBody = PostsAnswer | PostAnswer | Record<string, never>;

const prefersMinimal = ({ request }: Call): boolean =>
  (request.headers.get(HEADERS.prefer) ?? '')
    .split(/[,;]/)
    .some((preference) => preference.trim().toLowerCase() === HEADERS.minimal);

/**
 * Runs a mutation of one post and answers 201 with all posts, or with that post alone if the caller prefers a minimal
 * answer.
 */
export async function mutatePost(
  server: Server,
  call: Call,
  work: (act: ActorMutation) => Promise<PostOutcome>,
): Promise<Reply> {
  const isMinimal = prefersMinimal(call);
  const snapshot = await mutate(server, call, async (mutation): Promise<Outcome<MutationBody>> => {
    const { postId, post, kind, filmIds = [] } = await work(mutation);
    const { tx, actor } = mutation;
    const sight = { picture: server.picture, viewer: actor };
    const minimal = async (): Promise<MutationBody> =>
      post ? { post: await onePost(tx, post, sight) } : {};
    return {
      value: isMinimal ? await minimal() : { posts: await allPosts(tx, sight) },
      change: kind && {
        kind,
        actorId: actor._id,
        postIds: [postId],
        userIds: [],
        ...(filmIds.length > 0 && { filmIds }),
      },
    };
  });
  const answer = reply(snapshot, 201);
  return isMinimal
    ? { ...answer, headers: { [HEADERS.preferenceApplied]: HEADERS.minimal } }
    : answer;
}
