import type { Page } from '@playwright/test';

/** How many pixels the page can be scrolled sideways. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Controls on the screen that are smaller than 44 by 44 px, by name and size. A link inside a line of text is exempt,
 * as the accessibility guidelines have it.
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
