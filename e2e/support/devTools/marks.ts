import { expect, type Page } from '@playwright/test';
import { jumpTo, lastActionId } from './pageLog';

/** A moment of a session, and what was on screen then. */
export interface Mark {
  name: string;
  actionId: number;
  screen: string;
}

/** What `main` holds, without what is made again with each element: ids, places on the screen, rings of focus. */
const mainHtml = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const main = document.querySelector('main')?.cloneNode(true);
    if (!(main instanceof Element)) return '';
    const passing = new Set(['id', 'for', 'style', 'tabindex']);
    const isLasting = ({ name }: Attr) =>
      !passing.has(name) && !/^aria-.*(by|controls)$/.test(name);
    for (const element of main.querySelectorAll('*')) {
      const lasting = [...element.attributes].filter(isLasting);
      // The order of attributes is that in which they came.
      for (const { name } of [...element.attributes]) element.removeAttribute(name);
      for (const { name, value } of lasting.toSorted((one, other) =>
        one.name.localeCompare(other.name),
      ))
        element.setAttribute(name, value);
    }
    return main.innerHTML.replaceAll(/ Mui-focus(ed|Visible)/g, '');
  });

/** The bar of the past as it is read out. */
const BAR = /^- status:\n  - text: Viewing the past\n  - button "Return to now"\n/m;

/** Toasts fade out for a while after they are closed, so that what is seen of them is of no one moment. */
const TOASTS = /^- alert.*\n(?: .*\n)*/gm;

/** The page's name is read out after a navigation, and stands there no longer than the page does. */
const ANNOUNCED = /^- text: .*\n?/m;

/** All that a person finds on the page but the bar and the toasts: dialogs and menus too. */
const screenOf = async (page: Page): Promise<string> => {
  const readOut = await page.locator('body').ariaSnapshot();
  return [
    readOut.replace(BAR, '').replace(TOASTS, '').replace(ANNOUNCED, '').trim(),
    await mainHtml(page),
  ].join('\n\n');
};

/** Marks this moment, once nothing is loading and nothing moves any more. */
export async function mark(page: Page, name: string): Promise<Mark> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const look = async (): Promise<Mark> => ({
    name,
    actionId: await lastActionId(page),
    screen: await screenOf(page),
  });
  let marked: Mark | undefined;
  // Looked at a pause apart: what is typed reaches the store within 200 ms.
  await expect(async () => {
    const before = marked;
    marked = await look();
    expect(marked).toEqual(before);
  }).toPass({ intervals: [250] });
  return marked ?? look();
}

/** Finds on screen what was there at a mark. */
export async function expectScreen(page: Page, { name, screen }: Mark): Promise<void> {
  await expect.poll(() => screenOf(page), { message: `the screen at “${name}”` }).toBe(screen);
}

/** Jumps to a mark and finds what was on screen then. */
export async function returnTo(page: Page, there: Mark): Promise<void> {
  await jumpTo(page, there.actionId);
  await expectScreen(page, there);
}
