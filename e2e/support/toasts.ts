import { expect, type BrowserContext, type Page } from '@playwright/test';

type Place = `${'top' | 'bottom'}-${'left' | 'right'}`;

export interface SeenToast {
  text: string;
  place: string;
  background: string;
}

/**
 * Records every toast in all pages of the context. Most are shown for only a second, so a test that looks for one after
 * something slower would miss it.
 */
export async function recordToasts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const seen: SeenToast[] = [];
    Object.assign(window, { __toasts: seen });

    /** The pile of toasts that contains it, which can extend past the middle of the window. */
    const pileOf = (element: Element): Element => {
      for (let above: Element | null = element; above; above = above.parentElement)
        if (getComputedStyle(above).position === 'fixed') return above;
      return element;
    };

    const cornerOf = (element: Element) => {
      const { left, width } = element.getBoundingClientRect();
      const { top, bottom } = pileOf(element).getBoundingClientRect();
      const vertical = top < innerHeight - bottom ? 'top' : 'bottom';
      return `${vertical}-${left + width / 2 < innerWidth / 2 ? 'left' : 'right'}`;
    };

    const note = (element: Element) => {
      const alerts = [element, ...element.querySelectorAll('*')].filter((one) =>
        one.matches('[role=alert], [role=status]'),
      );
      for (const alert of alerts) {
        const background = getComputedStyle(alert).backgroundColor;
        seen.push({ text: alert.textContent, place: cornerOf(alert), background });
      }
    };

    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) if (node instanceof Element) note(node);
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

const seenIn = (page: Page): Promise<SeenToast[]> =>
  page.evaluate(() => Reflect.get(window, '__toasts') as SeenToast[]);

/** Waits until a toast with this text has appeared in the document, and checks its corner. */
export async function expectToast(
  page: Page,
  text: string | RegExp,
  place?: Place,
): Promise<SeenToast> {
  const matches = (toast: SeenToast) =>
    typeof text === 'string' ? toast.text.includes(text) : text.test(toast.text);
  await expect
    .poll(async () => (await seenIn(page)).map((toast) => toast.text), {
      message: `a toast "${text.toString()}"`,
    })
    .toContainEqual(
      typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text),
    );
  const toast = (await seenIn(page)).find(matches);
  if (!toast) throw new Error('The toast went from the record.');
  if (place) expect(toast.place).toBe(place);
  return toast;
}

/** How many toasts with this text have appeared in the document. */
export async function countToasts(page: Page, text: string): Promise<number> {
  return (await seenIn(page)).filter((toast) => toast.text.includes(text)).length;
}

/** Whether a toast with this text has appeared in the document. */
export async function sawToast(page: Page, text: string): Promise<boolean> {
  return (await countToasts(page, text)) > 0;
}
