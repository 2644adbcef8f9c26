import type { Page } from '@playwright/test';

/**
 * Measures in a tab how long after another tab changed the session it shows this text, by its own clock. Returns a
 * function that reads the result in milliseconds.
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
