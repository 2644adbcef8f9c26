import type { Page } from '@playwright/test';

/** Records each text that appears in a live region, or together with one. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  const announced = await page.evaluateHandle(() => {
    const LIVE = '[role=status], [role=alert], [aria-live]:not([aria-live=off])';
    const texts: string[] = [];
    new MutationObserver((changes) => {
      const regions = new Set<Element>();
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const around = element?.closest(LIVE);
        if (around) regions.add(around);
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          for (const region of [node, ...node.querySelectorAll('*')])
            if (region.matches(LIVE)) regions.add(region);
        }
      }
      for (const region of regions) {
        const text = region.textContent.trim();
        if (text !== '' && region.isConnected) texts.push(text);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    return texts;
  });
  return () => announced.jsonValue();
}
