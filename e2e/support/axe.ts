import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Resolves once nothing on the page fades or moves, except animations without an end. */
const stillness = (page: Page) =>
  page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(passing.map(({ finished }) => finished.catch(() => undefined)));
  });

/** Starts watching for fades; returns a function that tells whether any began. */
async function watchMovement(page: Page): Promise<() => Promise<boolean>> {
  const moved = await page.evaluateHandle(() => {
    const seen = { any: false };
    document.addEventListener('transitionrun', () => (seen.any = true), { once: true });
    return seen;
  });
  return () => moved.evaluate(({ any }) => any);
}

/** axe's findings on the page at rest, one line each: the rule, its help and the element. */
export async function axeFinds(page: Page): Promise<string[]> {
  let hasMoved: () => Promise<boolean>;
  let found: Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];
  do {
    // Started before the page is still, so that no movement in between is missed.
    hasMoved = await watchMovement(page);
    await stillness(page);
    found = (await new AxeBuilder({ page }).analyze()).violations;
    // Colours in transition say nothing about the final ones.
  } while (found.length > 0 && (await hasMoved()));
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${help}\n${target.join(' ')}\n${failureSummary ?? ''}`,
    ),
  );
}
