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

/** What axe finds on the page at rest, as short lines: the rule, its help and where. */
export async function axeFinds(page: Page): Promise<string[]> {
  await stillness(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${help}\n${target.join(' ')}\n${failureSummary ?? ''}`,
    ),
  );
}
