import { callOf, type Call, type Reply } from '../mocks/handlers/endpoint';
import {
  isUndecodable,
  refuseUndecodable,
  refuseUnknownPath,
} from '../mocks/handlers/invalidPaths';
import { nameOf, type Respond } from '../mocks/handlers/respond';
import type { CalledEndpoint, Caller } from './caller';

interface Route {
  endpoint: CalledEndpoint;
  name: string;
  pattern: RegExp;
}

/** A path as a pattern with a group for each name: a star stands for any base, and a slash may end the path. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/^\*/, '.*').replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`, 'i');

const decodedParts = (groups: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(groups).map(([name, part]) => [name, decodeURIComponent(part)]),
  );

type Answer = (call: Call, caller: Caller) => Reply | Promise<Reply>;

/** Answers a call of the API. */
export type Router = (request: Request, caller: Caller) => Promise<Response>;

/** The address that a request says. */
export const statedUrl = ({ url }: Request): URL => new URL(url);

/** The address that was asked for, as a proxy passes it on, which itself asks for an inner one. */
export function forwardedUrl({ url, headers }: Request): URL {
  const address = new URL(url);
  const first = (name: string): string => (headers.get(name) ?? '').split(',')[0]?.trim() ?? '';
  address.protocol = first('X-Forwarded-Proto') || address.protocol;
  const host = first('X-Forwarded-Host');
  if (host) address.port = '';
  address.host = host || address.host;
  return address;
}

/**
 * Finds each request's endpoint: the first of the table that matches, as with msw's handlers.
 * @param urlOf the address that was asked for
 */
export function createRouter(
  table: readonly CalledEndpoint[],
  respond: Respond,
  urlOf = statedUrl,
): Router {
  const routes = table.map((endpoint): Route => {
    return { endpoint, name: nameOf(endpoint), pattern: patternOf(endpoint.path) };
  });

  function answerOf(
    { method: asked }: Request,
    url: URL,
  ): [name: string, answer: Answer, parts: Record<string, string>] {
    if (isUndecodable(url)) return [nameOf({ method: 'all', path: '*' }), refuseUndecodable, {}];
    const method = asked.toLowerCase();
    for (const { endpoint, name, pattern } of routes) {
      const match = endpoint.method === method ? pattern.exec(url.pathname) : null;
      if (match) return [name, endpoint.answer, decodedParts(match.groups)];
    }
    return [nameOf({ method: 'all', path: '*/api/*' }), refuseUnknownPath, {}];
  }

  return (request, caller) => {
    const url = urlOf(request);
    const [name, answer, parts] = answerOf(request, url);
    return respond(name, () => answer({ ...callOf(request, parts), url }, caller));
  };
}
