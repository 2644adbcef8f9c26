import { expect, type Page } from '@playwright/test';
import { GUEST, SEED_PASSWORDS } from '../../src/domain/demoAccounts';

export interface Answer {
  status: number;
  type: string;
  text: string;
  body: unknown;
}

interface CallOptions {
  token?: string;
  body?: unknown;
  /** A body that is sent verbatim. */
  raw?: string;
  headers?: Record<string, string>;
}

/** Waits until the service worker's handlers answer calls from the page's own scripts. */
export async function waitForWorker(page: Page, path = '/api/posts'): Promise<void> {
  await expect
    .poll(async () => (await call(page, 'GET', path)).type, { timeout: 30_000 })
    .toContain('json');
}

/** Calls the API as the page's console would: with `fetch`. */
export async function call(
  page: Page,
  method: string,
  path: string,
  { token, body, raw, headers = {} }: CallOptions = {},
): Promise<Answer> {
  const answer = await page.evaluate(
    async ({ url, init }) => {
      const response = await fetch(url, init);
      const type = response.headers.get('Content-Type') ?? '';
      return { status: response.status, type, text: await response.text() };
    },
    {
      url: path,
      init: {
        method,
        headers: { ...headers, ...(token ? { authorization: token } : {}) },
        ...(raw !== undefined && { body: raw }),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      },
    },
  );
  return { ...answer, body: answer.type.includes('json') ? JSON.parse(answer.text) : undefined };
}

/** A token of a seed account, obtained by logging in. */
export async function tokenOf(page: Page, username: string): Promise<string> {
  const body = { username, password: SEED_PASSWORDS[username] };
  const answer = await call(page, 'POST', '/api/auth/login', { body });
  return (answer.body as { encodedToken: string }).encodedToken;
}

/** A token of the guest. */
export const guestToken = (page: Page): Promise<string> => tokenOf(page, GUEST.username);
