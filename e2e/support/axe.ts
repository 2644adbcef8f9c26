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
  const look = async () => {
    await stillness(page);
    return (await new AxeBuilder({ page }).analyze()).violations;
  };
  const first = await look();
  // What began to fade in the very moment of a look has faded by the next one.
  const violations = first.length > 0 ? await look() : first;
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${help}\n${target.join(' ')}\n${failureSummary ?? ''}`,
    ),
  );
}
