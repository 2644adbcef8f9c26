import { expect, type Page } from '@playwright/test';
import type { Fault } from '../../src/api/faults';
import { expectStruck } from './faults';
import { countToasts } from './toasts';

export interface Failure {
  name: string;
  fault: Omit<Fault, 'path' | 'method'>;
  /** The message that a person sees. */
  says: string;
  /** How long until that message shows. */
  afterMs?: number;
}

const FOREVER_MS = 600_000;
const TIMEOUT_MS = 15_000;
/** A slow answer: it comes before the app gives the call up. */
export const SLOW_MS = 10_000;

export const refusal = (status: number, message: string): Failure => ({
  name: String(status),
  fault: { status, body: { errors: [message] } },
  says: message,
});

/** Every way in which a call can fail, each with words of its own. */
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

/** Lets a test say when time passes, also for the app's own limit on a call. */
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

/** Waits until the call that is to fail has begun, and lets the time pass that it takes to fail. */
export async function letFail(page: Page, { name, afterMs }: Failure): Promise<void> {
  await expectStruck(page, name);
  if (afterMs) await page.clock.fastForward(afterMs);
}

/** Does what makes the call that is to fail, and waits until a toast reports it. */
export async function expectFailureToast(
  page: Page,
  failure: Failure,
  act: () => Promise<void>,
): Promise<void> {
  const { name, says } = failure;
  const before = await countToasts(page, says);
  await act();
  await letFail(page, failure);
  await expect.poll(() => countToasts(page, says), { message: name }).toBeGreaterThan(before);
}

/** Waits until the call that is to be slow has begun, and lets it be answered. */
export async function letSlowAnswerCome(page: Page): Promise<void> {
  await expectStruck(page);
  await page.clock.fastForward(SLOW_MS);
}
