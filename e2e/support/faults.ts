import type { Page } from '@playwright/test';

/** A failure that the transport of a build with `VITE_FAULTS=on` puts in place of, or before, an answer. */
export interface Fault {
  /** Text of a regular expression that the call's path matches. */
  path: string;
  method?: string;
  status?: number;
  body?: unknown;
  html?: boolean;
  abort?: boolean;
  delayMs?: number;
  times?: number;
}

/** Makes later calls of this document fail. */
export async function setFaults(page: Page, faults: Fault[]): Promise<void> {
  await page.evaluate((list) => Object.assign(window, { __faults: list }), faults);
}

/** Makes calls fail from the first one on, in every document that the page loads from now. */
export async function startWithFaults(page: Page, faults: Fault[]): Promise<void> {
  await page.addInitScript((list) => Object.assign(window, { __faults: list }), faults);
}

export const serverError = (path: string, method = 'POST'): Fault => ({
  path,
  method,
  status: 500,
  body: { error: { name: 'Error', message: 'The projector jammed.' } },
});
