import { expect, type Page } from '@playwright/test';
import { jumpTo, lastActionId } from './pageLog';

/** A moment of a session, and what was on screen. */
export interface Mark {
  name: string;
  actionId: number;
  screen: string;
}

/** The HTML of `main`, without what changes with each rendering: ids, positions, focus rings. */
const mainHtml = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const main = document.querySelector('main')?.cloneNode(true);
    if (!(main instanceof Element)) return '';
    const passing = new Set(['id', 'for', 'style', 'tabindex']);
    const isLasting = ({ name }: Attr) =>
      !passing.has(name) && !/^aria-.*(by|controls)$/.test(name);
    // What is typed is part of what is read aloud; a text box's default value is seen by nobody.
    for (const box of main.querySelectorAll('textarea')) box.textContent = '';
    for (const element of main.querySelectorAll('*')) {
      const lasting = [...element.attributes].filter(isLasting);
      // Attributes are serialised in the order they were set.
      for (const { name } of [...element.attributes]) element.removeAttribute(name);
      for (const { name, value } of lasting.toSorted((one, other) =>
        one.name.localeCompare(other.name),
      ))
        element.setAttribute(name, value);
    }
    return main.innerHTML.replaceAll(/ Mui-focus(ed|Visible)/g, '');
  });

/** The past bar as read by a screen reader. */
const BAR = /^- status:\n  - text: Viewing the past\n  - button "Return to now"\n/m;

/** Toasts fade out for a while after they are closed, so their appearance belongs to no single moment. */
const TOASTS = /^- alert.*\n(?: .*\n)*/gm;

/** The page's title is announced after a navigation, and the announcement is removed soon after. */
const ANNOUNCED = /^- text: .*\n?/m;

/** Everything on the page except the bar and the toasts, including dialogs and menus. */
const screenOf = async (page: Page): Promise<string> => {
  const readOut = await page.locator('body').ariaSnapshot();
  return [
    readOut.replace(BAR, '').replace(TOASTS, '').replace(ANNOUNCED, '').trim(),
    await mainHtml(page),
  ].join('\n\n');
};

/** Marks this moment, once nothing is loading or moving. */
export async function mark(page: Page, name: string): Promise<Mark> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const look = async (): Promise<Mark> => ({
    name,
    actionId: await lastActionId(page),
    screen: await screenOf(page),
  });
  let marked: Mark | undefined;
  // Compared after a pause, since typed text reaches the store within 200 ms.
  await expect(async () => {
    const before = marked;
    marked = await look();
    expect(marked).toEqual(before);
  }).toPass({ intervals: [250] });
  return marked ?? look();
}

/** Checks that the screen matches a mark. */
export async function expectScreen(page: Page, { name, screen }: Mark): Promise<void> {
  await expect.poll(() => screenOf(page), { message: `the screen at “${name}”` }).toBe(screen);
}

/** Jumps to a mark and checks that the screen matches. */
export async function returnTo(page: Page, there: Mark): Promise<void> {
  await jumpTo(page, there.actionId);
  await expectScreen(page, there);
}
