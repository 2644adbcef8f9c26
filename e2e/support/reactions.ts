import type { Locator } from '@playwright/test';

/** What is shown once the app has reacted: such an element, or none. */
export interface Result {
  selector: string;
  text?: string;
  gone?: boolean;
}

export interface Reaction {
  /** From the click to the end of the frame that shows it, in milliseconds. */
  ms: number;
  /** The number of the frame that shows it, counted from 1 after the click. */
  frame: number;
}

const GIVEN_UP_AFTER_MS = 10_000;

/** Clicks, and checks frame by frame until the page shows the result. */
export const reactionTo = (button: Locator, result: Result): Promise<Reaction> =>
  button.evaluate(
    (element, { selector, text = '', gone = false, givenUpAfterMs }) =>
      new Promise<Reaction>((resolve, reject) => {
        const isShown = () =>
          [...document.querySelectorAll(selector)].some((one) => one.textContent.includes(text));
        const clickedAt = performance.now();
        let frame = 0;
        const look = () => {
          frame += 1;
          if (isShown() === gone) {
            if (performance.now() - clickedAt < givenUpAfterMs) requestAnimationFrame(look);
            else reject(new Error(`The page never showed "${text}" (${selector}).`));
            return;
          }
          // The message is delivered once this frame is painted.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve({ ms: performance.now() - clickedAt, frame });
          port2.postMessage(null);
        };
        requestAnimationFrame(look);
        if (element instanceof HTMLElement) element.click();
      }),
    { ...result, givenUpAfterMs: GIVEN_UP_AFTER_MS },
  );

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
