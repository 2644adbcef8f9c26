import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Resolves once nothing on the page fades or moves any more, but for what never ends. */
const stillness = (page: Page) =>
  page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(passing.map(({ finished }) => finished.catch(() => undefined)));
  });

/** Notes whether anything begins to fade from now on; returns what tells. */
async function watchMovement(page: Page): Promise<() => Promise<boolean>> {
  const moved = await page.evaluateHandle(() => {
    const seen = { any: false };
    document.addEventListener('transitionrun', () => (seen.any = true), { once: true });
    return seen;
  });
  return () => moved.evaluate(({ any }) => any);
}

/** What axe finds on the page at rest, as short lines: the rule, its help and where. */
export async function axeFinds(page: Page): Promise<string[]> {
  let hasMoved: () => Promise<boolean>;
  let found: Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];
  do {
    // From before the page is still: what begins to move between the two would be missed.
    hasMoved = await watchMovement(page);
    await stillness(page);
    found = (await new AxeBuilder({ page }).analyze()).violations;
    // A look at colours on their way says nothing of those at rest.
  } while (found.length > 0 && (await hasMoved()));
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${help}\n${target.join(' ')}\n${failureSummary ?? ''}`,
    ),
  );
}
