import { Refusal } from '../rules/refusal';

/** Paths of the API that no endpoint answers. A router refuses them after it has tried the table. */
export const UNKNOWN_PATHS = ['*/api', '*/api/*'] as const;

export function refuseUnknownPath(): never {
  throw Refusal.named('unknownPath');
}

/** Whether a path of the API cannot be decoded. A router must ask first: it decodes the path's parts. */
export function isUndecodable({ pathname }: URL): boolean {
  return /\/api(?:\/|$)/.test(pathname) && decoded(pathname) === null;
}

export function refuseUndecodable(): never {
  throw Refusal.badRequest('The address has a percent sign that stands for no character.');
}

/** Returns the decoded text because a minifier drops a call whose result is unused, and its exception with it. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
