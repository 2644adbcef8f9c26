import type { HttpHandler } from 'msw';
import { Refusal } from '../rules/refusal';
import type { Server } from './server';

/** Must come first: msw decodes the path's segments and throws if they cannot be decoded. */
export function badPathHandler({ route }: Server): HttpHandler {
  return route(
    'all',
    ({ request }) => isUndecodable(request),
    () => {
      throw Refusal.badRequest('The address has a percent sign that stands for no character.');
    },
  );
}

/** Must come last: catches addresses under `/api` that no call handles. */
export function unknownPathHandlers({ route }: Server): HttpHandler[] {
  return ['*/api', '*/api/*'].map((path) =>
    route('all', path, () => {
      throw Refusal.named('unknownPath');
    }),
  );
}

function isUndecodable(request: Request): boolean {
  const { pathname } = new URL(request.url);
  return /\/api(?:\/|$)/.test(pathname) && decoded(pathname) === null;
}

/** Returns the decoded text because a minifier drops a call whose result is unused, and its exception with it. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
