import { DEFAULT_SORT, type FeedName } from '../domain/feeds';
import { paths } from '../lib/paths';
import { feedAddress } from './feedAddress';
import type { Transport } from './transport';

const FEEDS = new Map<string, FeedName>([
  [paths.home, 'home'],
  [paths.explore, 'explore'],
  [paths.bookmarks, 'bookmarks'],
]);

/**
 * The request with which the feed at an address begins, or null where no feed is.
 * @param pathname an address below the base path
 */
export const firstRequest = (pathname: string, token: string | null): Request | null => {
  const feed = FEEDS.get(pathname);
  if (feed === undefined || token === null) return null;
  const address = feedAddress({ feed, sort: DEFAULT_SORT }, null);
  return new Request(new URL(`/api${address}`, globalThis.location.href), {
    headers: { Authorization: token },
  });
};

const isSame = (one: Request, other: Request): boolean =>
  one.method === other.method &&
  one.url === other.url &&
  one.headers.get('Authorization') === other.headers.get('Authorization');

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
 * Sends a request while the code that will ask for it is still on its way. The first identical
 * request, under the same token, is given that answer; every other goes through the transport.
 */
export const withFirstAnswer = (transport: Transport, request: Request | null): ReadyTransport => {
  let answer = request && transport(request.clone());
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
