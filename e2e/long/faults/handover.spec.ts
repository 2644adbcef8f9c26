import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../../fixtures';
import { composer } from '../../support/posts';

const DRAFT = 'Only for my own eyes';

/** From now on, notes what each frame of this document shows of whoever is signed in. */
async function recordFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const shown: string[] = [];
    const note = () => {
      const own = document.querySelectorAll<HTMLElement>(
        'nav, form, [role=alert], [role=status], article:has([aria-label="Post options"])',
      );
      const pictures = [...document.querySelectorAll('nav img, form img')];
      const fields = [...document.querySelectorAll('textarea, input')];
      shown.push(
        [
          document.title,
          ...[...own].map((element) => element.innerText),
          ...pictures.map((picture) => picture.getAttribute('src')),
          ...fields.map((field) => ('value' in field ? String(field.value) : '')),
        ].join(' | '),
      );
      requestAnimationFrame(note);
    };
    note();
    Object.assign(window, { __shown: shown });
  });
}

const framesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => Reflect.get(window, '__shown') as string[]);

test('not one frame shows another person’s data, from the logout on through the next login', async ({
  page,
}) => {
  await signIn(page, 'matinee', 'popcorn-and-rain');
  await composer(page).getByRole('textbox').fill(DRAFT);
  const face = await page.locator('nav img').first().getAttribute('src');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();

  await recordFrames(page);
  await page.getByLabel('Username').fill('framebyframe');
  await page.getByLabel('Password', { exact: true }).fill('twenty-four-a-second');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Post options' }).first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByText('Priya Raman').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Priya Raman' })).toBeVisible();

  const frames = await framesOf(page);
  expect(frames.some((frame) => frame.includes('Priya Raman'))).toBe(true);
  for (const frame of frames) {
    for (const secret of [DRAFT, 'Mina Okafor', '@matinee', face ?? DRAFT])
      expect(frame).not.toContain(secret);
  }
});

test('a feed persisted for a session that ended before a power cut is never drawn', async ({
  page,
}) => {
  await signIn(page, 'matinee', 'popcorn-and-rain');
  await page.goto('/explore');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/profile');
  const stored = await page.evaluate(() => Object.entries(localStorage));
  expect(stored.map(([key]) => key)).toContain('feed:explore');
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');

  // The cut comes before local storage has written the logout; the databases have it.
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, String(value));
  }, stored);
  await page.addInitScript(() => {
    // The databases take their time, so that a feed that does not wait for them would show.
    IDBOpenDBRequest.prototype.addEventListener = function (
      type: string,
      listener: EventListenerOrEventListenerObject,
    ) {
      const delayed = (event: Event) => {
        const callListener = () =>
          'handleEvent' in listener ? listener.handleEvent(event) : listener.call(this, event);
        if (type === 'success') setTimeout(callListener, 1000);
        else callListener();
      };
      EventTarget.prototype.addEventListener.call(this, type, delayed);
    };
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('article')) return;
      document.documentElement.dataset['drawn'] = 'true';
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/explore');
  await expect(page).toHaveURL(/\/(landing-page|login)$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-drawn');
});
