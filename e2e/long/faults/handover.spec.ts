import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../../fixtures';
import { composer } from '../../support/posts';

const DRAFT = 'Only for my own eyes';

/** From now on, records what each frame of this document shows of the signed-in user. */
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

test('from a logout through the next login, no frame shows the other person’s data', async ({
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
