import {
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import { HEADERS } from '../domain/limits';
import type { Post, User, UserSummary } from '../domain/entities';
import { ALL_BOOKMARKS, ALL_SUGGESTIONS, servicesOf, type Services } from './storeServices';

const TIMEOUT_MS = 15_000;

export interface ApiArgs extends FetchArgs {
  /** Calls that share a lane keep their order; a post's calls share its id. */
  lanes?: string[];
}

export interface ApiMeta extends FetchBaseQueryMeta {
  /** The revision of the data that the answer shows; 0 where it states none. */
  revision: number;
  /** Does the viewer's newer changes again to what this answer shows. */
  rebase: {
    post: (post: Post) => Post;
    user: (user: User) => User;
    bookmarks: (ids: string[]) => string[];
    suggestions: (people: UserSummary[]) => UserSummary[];
  };
  /** Notes what this answer says of a post: answers older than this one are outdated. */
  learnPost: (post: Post) => void;
}

const readJson = async (response: Response): Promise<unknown> => {
  const type = response.headers.get('Content-Type') ?? '';
  const text = await response.text();
  if (!/\bjson\b/.test(type)) throw new SyntaxError(`Expected JSON, got ${type || 'no type'}.`);
  return JSON.parse(text);
};

const withMeta = (meta: FetchBaseQueryMeta | undefined, { changes }: Services) => {
  if (!meta) return {};
  const revision = Number(meta.response?.headers.get(HEADERS.revision) ?? 0);
  const face = (person: UserSummary) => changes.faces.rebase(person._id, person, revision);
  const rebase: ApiMeta['rebase'] = {
    post: (post) => {
      const rebased = changes.posts.rebase(post._id, post, revision);
      return { ...rebased, author: face(rebased.author) };
    },
    user: (user) => {
      const { followers, following, ...rebased } = changes.users.rebase(user._id, user, revision);
      return { ...rebased, followers: followers.map(face), following: following.map(face) };
    },
    bookmarks: (ids) => changes.bookmarks.rebase(ALL_BOOKMARKS, ids, revision),
    suggestions: (people) => changes.suggestions.rebase(ALL_SUGGESTIONS, people, revision),
  };
  const learnPost = (post: Post) => changes.posts.learn(post._id, post, revision);
  return { meta: { ...meta, revision, rebase, learnPost } satisfies ApiMeta };
};

/** The base of every call: its address, token, order among others, and what its answer cannot know. */
export const baseQuery: BaseQueryFn<
  ApiArgs,
  unknown,
  FetchBaseQueryError,
  object,
  ApiMeta
> = async ({ lanes, ...args }, api, extraOptions) => {
  const services = servicesOf(api.extra);
  const token = services.token();
  const send = fetchBaseQuery({
    // A Request is built before fetchFn sees it, and outside a browser it needs a whole address.
    baseUrl: new URL('/api', globalThis.location.href).href,
    fetchFn: (input, init) =>
      services.fetch(input instanceof Request ? input : new Request(input, init)),
    prepareHeaders: (headers) => {
      if (token) headers.set('Authorization', token);
    },
    responseHandler: readJson,
    timeout: TIMEOUT_MS,
  });
  const call = async () => send(args, api, extraOptions);
  const result = await (lanes ? services.lanes.run(lanes, call) : call());
  return 'data' in result
    ? { data: result.data, ...withMeta(result.meta, services) }
    : { error: result.error, ...withMeta(result.meta, services) };
};
