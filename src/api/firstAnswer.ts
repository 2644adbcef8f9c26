import { DEFAULT_SORT, type FeedName, type FeedSort } from '../domain/feeds';
import { paths } from '../lib/paths';
import { feedAddress } from './feedAddress';
import type { Transport } from './transport';

/** A feed that is the same for every address it stands at. */
export interface NamedFeed {
  feed: FeedName;
  sort: FeedSort;
}

const FEEDS = new Map<string, FeedName>([
  [paths.home, 'home'],
  [paths.explore, 'explore'],
  [paths.bookmarks, 'bookmarks'],
]);

/**
 * The feed with which the page at an address begins, or null where no feed is.
 * @param pathname an address below the base path
 */
export const firstFeedAt = (pathname: string): NamedFeed | null => {
  const feed = FEEDS.get(pathname);
  return feed === undefined ? null : { feed, sort: DEFAULT_SORT };
};

/** The request for the first page of a feed, exactly as the app will make it. */
export const firstRequest = (feed: NamedFeed, token: string): Request =>
  new Request(new URL(`/api${feedAddress(feed, null)}`, globalThis.location.href), {
    headers: { Authorization: token },
  });

const isSame = (one: Request, other: Request): boolean =>
  one.method === other.method &&
  one.url === other.url &&
  one.headers.get('Authorization') === other.headers.get('Authorization');

const jsonAnswer = (body: string) =>
  new Response(body, { headers: { 'Content-Type': 'application/json' } });

const abortOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => {
      reject(new DOMException('The request was aborted.', 'AbortError'));
    });
  });

/** A transport with an answer in hand. */
export interface ReadyTransport {
  fetch: Transport;
  /** The data has changed: an answer not handed on yet is outdated. */
  forget: () => void;
}

/**
 * Sends a request while the code that will ask for it is still on its way. An identical request,
 * under the same token, is given that answer, once; every other goes through the transport.
 * @param kept the body of an answer of the last visit: it is handed on instead, and nothing is sent
 */
export const withFirstAnswer = (
  transport: Transport,
  request: Request | null,
  kept: string | null = null,
): ReadyTransport => {
  const send = kept === null ? transport : () => Promise.resolve(jsonAnswer(kept));
  let answer = request && send(request.clone());
  answer?.catch(() => undefined);
  return {
    fetch: async (asked) => {
      const ready = answer;
      if (!request || !ready || !isSame(asked, request)) return transport(asked);
      answer = null;
      return Promise.race([ready, abortOf(asked.signal)]);
    },
    forget: () => {
      answer = null;
    },
  };
};
