import { expect, type Page } from '@playwright/test';
import type { Fault } from '../../src/api/faults';
import { waitForFirstFault } from './faults';
import { countToasts } from './toasts';

export interface Failure {
  name: string;
  fault: Omit<Fault, 'path' | 'method'>;
  /** The message that is shown. */
  says: string;
  /** How long until the message is shown. */
  afterMs?: number;
}

const FOREVER_MS = 600_000;
const TIMEOUT_MS = 15_000;
/** A slow answer, but within the app's time limit. */
export const SLOW_MS = 10_000;

export const refusal = (status: number, message: string): Failure => ({
  name: String(status),
  fault: { status, body: { errors: [message] } },
  says: message,
});

/** Every way a call can fail, each with its own message. */
export const FAILURES: Failure[] = [
  refusal(401, 'This reel is for members.'),
  refusal(404, 'Nothing is shown under this number.'),
  {
    name: '500',
    fault: { status: 500, body: { error: { name: 'Error', message: 'The projector jammed.' } } },
    says: 'The projector jammed.',
  },
  { name: 'aborted', fault: { abort: true }, says: 'Cinefolk could not be reached.' },
  { name: 'HTML', fault: { html: true }, says: 'The response could not be read.' },
  {
    name: 'no answer',
    fault: { delayMs: FOREVER_MS },
    says: 'That took too long.',
    afterMs: TIMEOUT_MS,
  },
];

/** A server's limits are met: it says when to try again. */
export const TOO_MUCH = refusal(429, 'Too many tries. Try again in 3 minutes.');

/** Gives the test control of the clock, including for the app's time limit on calls. */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.install();
  // The browser's own timeout would not follow the page's clock.
  await page.addInitScript(() => {
    AbortSignal.timeout = (ms) => {
      const controller = new AbortController();
      const reason = new DOMException('The time is up.', 'TimeoutError');
      setTimeout(() => controller.abort(reason), ms);
      return controller.signal;
    };
  });
}

/** Waits until the failing call has started, then advances the clock until it fails. */
export async function waitForFailure(page: Page, { name, afterMs }: Failure): Promise<void> {
  await waitForFirstFault(page, name);
  if (afterMs) await page.clock.fastForward(afterMs);
}

/** Triggers the failing call, and waits until a toast reports it. */
export async function expectFailureToast(
  page: Page,
  failure: Failure,
  act: () => Promise<void>,
): Promise<void> {
  const { name, says } = failure;
  const before = await countToasts(page, says);
  await act();
  await waitForFailure(page, failure);
  await expect.poll(() => countToasts(page, says), { message: name }).toBeGreaterThan(before);
}

/** Waits until the slow call has started, and lets it be answered. */
export async function waitForSlowAnswer(page: Page): Promise<void> {
  await waitForFirstFault(page);
  await page.clock.fastForward(SLOW_MS);
}
