import type { Page } from '@playwright/test';

/**
 * Has a tab note how long after another one has changed the session it shows this text: as the tab sees it, whatever else
 * the machine does. Answers how to ask for it, in milliseconds.
 */
export async function timeUntilShown(tab: Page, selector: string, text: string) {
  const noted = await tab.evaluateHandle(
    ([where, wanted]) => {
      const shown = new Promise<number>((resolve) => {
        const listen = ({ key }: StorageEvent) => {
          if (key !== null && key !== 'token') return;
          removeEventListener('storage', listen, true);
          const notifiedAt = performance.now();
          const look = () => {
            if (!document.querySelector(where)?.textContent.includes(wanted)) return;
            observer.disconnect();
            resolve(performance.now() - notifiedAt);
          };
          const observer = new MutationObserver(look);
          observer.observe(document, { subtree: true, childList: true, characterData: true });
        };
        addEventListener('storage', listen, true);
      });
      return { shown };
    },
    [selector, text] as const,
  );
  return () => noted.evaluate(({ shown }) => shown);
}
