import { expect, type Page } from '@playwright/test';
import type { Fault } from '../../src/api/faults';

/** More faults than any test has calls. The counter goes down from here, so that the first one can be detected. */
const ALWAYS = 1_000_000;

const counted = (faults: Fault[]) => faults.map((fault) => ({ times: ALWAYS, ...fault }));

/** Makes later calls of this document fail. */
export async function setFaults(page: Page, faults: Fault[]): Promise<void> {
  await page.evaluate((list) => Object.assign(window, { __faults: list }), counted(faults));
}

/** Makes calls fail from the start in every document that the page loads from now on. */
export async function startWithFaults(page: Page, faults: Fault[]): Promise<void> {
  await page.addInitScript((list) => Object.assign(window, { __faults: list }), counted(faults));
}

/** Waits until the call with the first fault has started, since its time counts from then. */
export async function waitForFirstFault(
  page: Page,
  message = 'the first fault has struck',
): Promise<void> {
  const left = () =>
    page.evaluate(() => (Reflect.get(window, '__faults') as Fault[] | undefined)?.[0]?.times);
  await expect.poll(left, { message }).toBeLessThan(ALWAYS);
}

export const serverError = (path: string, method = 'POST'): Fault => ({
  path,
  method,
  status: 500,
  body: { error: { name: 'Error', message: 'The projector jammed.' } },
});
