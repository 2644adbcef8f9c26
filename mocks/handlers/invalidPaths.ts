import type { HttpHandler } from 'msw';
import { Refusal } from '../rules/refusal';
import type { Server } from './server';

/** Must come first: msw decodes the parts of a path, and throws where they cannot be decoded. */
export function badPathHandler({ route }: Server): HttpHandler {
  return route(
    'all',
    ({ request }) => isUndecodable(request),
    () => {
      throw Refusal.badRequest('The address has a percent sign that stands for no character.');
    },
  );
}

/** Must come last: an address under `/api` that no call answers to. */
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

/** The decoded text is handed on: a minifier drops a call whose result nobody takes, and the exception with it. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
