import { expect, type Page } from '@playwright/test';

/** Resolves once pending changes are painted. */
export const nextFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

/** The result of a check, once it stays the same over several frames. */
export async function atRest<T>(page: Page, look: () => Promise<T>): Promise<T> {
  let found = await look();
  const isSame = async () => {
    const before = JSON.stringify(found);
    await nextFrames(page);
    found = await look();
    return JSON.stringify(found) === before;
  };
  await expect.poll(isSame, { message: 'at rest', intervals: [50] }).toBe(true);
  return found;
}

/** How many pixels the page can be scrolled sideways. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Controls on the screen that are smaller than 44 by 44 px, by name and size. Links within a line of text are exempt,
 * as in the accessibility guidelines.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SMALLEST = 44;
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=file]), textarea, [role=menuitem], [role=menuitemradio], [role=option]',
    );
    return [...controls]
      .filter((control) =>
        control.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
      .filter((control) => getComputedStyle(control).display !== 'inline')
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .filter(
        ({ box }) => box.width > 1 && (box.width < SMALLEST - 0.5 || box.height < SMALLEST - 0.5),
      )
      .map(({ control, box }) => {
        const name = control.getAttribute('aria-label') ?? control.innerText;
        return `${control.tagName} "${name.trim()}" ${Math.round(box.width)}x${Math.round(box.height)}`;
      });
  });

/** The parts of the page or an open dialog that can be scrolled sideways, by name. */
export const sidewaysParts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('*')]
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
      .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowX))
      .map((part) => `${part.tagName} ${part.className}`),
  );

/** Tabs through the page once, and reports stops that were completely out of sight or covered. */
export async function hiddenTabStops(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body) return null;
      if (element.dataset['met']) return null;
      element.dataset['met'] = 'true';
      const { left, top, width, height } = element.getBoundingClientRect();
      const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
      const isSeen = parts.some((down) =>
        parts.some((across) => {
          const hit = document.elementFromPoint(left + width * across, top + height * down);
          // A slider is visible by its thumb: its input has no size.
          const box = element.closest('label, .MuiSlider-thumb') ?? element;
          return box.contains(hit);
        }),
      );
      const name = element.getAttribute('aria-label') ?? element.textContent;
      return { isSeen, name: `${element.tagName} ${name.trim().slice(0, 40)}` };
    });
    if (!stop) return hidden;
    if (!stop.isSeen) hidden.push(stop.name);
  }
}
