import type { Page } from '@playwright/test';
import type { Fault } from '../../src/api/faults';

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
