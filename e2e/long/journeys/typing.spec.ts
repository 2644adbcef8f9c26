import type { Locator, Page } from '@playwright/test';
import { expect, signInQuietly, test } from '../../fixtures';
import { composer } from '../../support/posts';

/** Far fewer than letters: a plain text box undoes what was typed in a row together. */
const FEW = 6;

/** The texts of a box as a key is pressed until nothing changes any more, at most so many times. */
async function textsAfter(page: Page, box: Locator, key: string, most: number): Promise<string[]> {
  const texts = [await box.inputValue()];
  while (texts.length <= most) {
    await page.keyboard.press(key);
    const text = await box.inputValue();
    if (text === texts.at(-1)) break;
    texts.push(text);
  }
  return texts;
}

test('undo goes past a chosen mention back to an empty box, and redo forward again', async ({
  page,
}) => {
  await signInQuietly(page);
  const box = composer(page).getByRole('textbox');
  await box.click();
  await page.keyboard.type('An evening with @reel');
  await expect(page.getByRole('option', { name: /reelruth/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type('and popcorn');
  const written = 'An evening with @reelruth and popcorn';
  await expect(box).toHaveValue(written);
  const undone = await textsAfter(page, box, 'Control+z', FEW);
  expect(undone).toContain('An evening with @reelruth ');
  expect(undone).toContain('An evening with @reel');
  expect(undone.at(-1)).toBe('');
  const redone = await textsAfter(page, box, 'Control+Shift+z', FEW);
  expect(redone).toEqual(undone.toReversed());
});

// Each on a page of its own: once a box is as it was, the browser goes on to undo what was typed in another.
for (const name of ['First name', 'Last name', 'Bio', 'Website']) {
  test(`undo goes by words in ${name} of Edit Profile, back to what was there, and forward again`, async ({
    page,
  }) => {
    await signInQuietly(page);
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    const box = page.getByRole('textbox', { name });
    const before = await box.inputValue();
    await box.click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(' and popcorn in the last row');
    const undone = await textsAfter(page, box, 'Control+z', FEW);
    expect(undone.at(-1)).toBe(before);
    const redone = await textsAfter(page, box, 'Control+Shift+z', FEW);
    expect(redone).toEqual(undone.toReversed());
  });
}

test('a box of several lines shows them whole', async ({ page }) => {
  await signInQuietly(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const bio = page.getByRole('textbox', { name: 'Bio' });
  await bio.fill('First row\nSecond row\nThird row\nLast row');
  const hidden = await bio.evaluate(
    ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
  );
  expect(hidden).toBe(0);
});

test('undo goes by words in a diary entry and in the search', async ({ page }) => {
  await signInQuietly(page);
  await page.goto('/profile/matinee/diary');
  await page.getByRole('button', { name: 'Log a film' }).click();
  for (const box of [
    page.getByRole('textbox', { name: 'Your notes' }),
    page.getByRole('combobox', { name: 'Find a film' }),
  ]) {
    await box.click();
    await page.keyboard.type('an evening in the last row');
    const undone = await textsAfter(page, box, 'Control+z', FEW);
    expect(undone.at(-1)).toBe('');
  }
});
