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

/** Whether anything began to fade on the page while this was done. */
async function movesDuring(page: Page, work: () => Promise<void>): Promise<boolean> {
  const moved = await page.evaluateHandle(() => {
    const seen = { any: false };
    document.addEventListener('transitionrun', () => (seen.any = true), { once: true });
    return seen;
  });
  await work();
  return moved.evaluate(({ any }) => any);
}

/** What axe finds on the page at rest, as short lines: the rule, its help and where. */
export async function axeFinds(page: Page): Promise<string[]> {
  let found: Awaited<ReturnType<AxeBuilder['analyze']>>['violations'] = [];
  const look = async () => {
    found = (await new AxeBuilder({ page }).analyze()).violations;
  };
  do await stillness(page);
  while (
    // A look at colours on their way says nothing of those at rest.
    (await movesDuring(page, look)) &&
    found.length > 0
  );
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${help}\n${target.join(' ')}\n${failureSummary ?? ''}`,
    ),
  );
}
