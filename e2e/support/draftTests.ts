import type { Page } from '@playwright/test';
import { expect, signInQuietly, test } from '../fixtures';
import { serverError, setFaults } from './faults';
import { KillableBrowser } from './killableBrowser';
import { expectToast } from './toasts';
import { png } from './pictures';
import {
  addPhoto,
  cardWith,
  choosePostOption,
  composer,
  describePhoto,
  oneSecondLater,
  writePost,
} from './posts';

const textOf = (page: Page) => composer(page).getByRole('textbox', { name: 'What did you watch?' });
const photoOf = (page: Page) => composer(page).getByRole('button', { name: 'Remove photo' });
const editor = (page: Page) => page.getByRole('dialog', { name: 'Edit Post' });

const addStill = (page: Page) => addPhoto(composer(page), png(600, 400), 'A still');

/** Tests of drafts, for desktop and phone. */
export function describeDrafts(): void {
  test.describe('drafts', () => {
    test('text and photo are restored after a reload, even one right after the last key press, and are gone once posted', async ({
      page,
    }) => {
      await signInQuietly(page);
      await addStill(page);
      await textOf(page).fill('Half a thought about Varda');
      await page.reload();
      await expect(textOf(page)).toHaveValue('Half a thought about Varda');
      await expect(photoOf(page)).toBeVisible();
      await composer(page).getByRole('button', { name: 'Post', exact: true }).click();
      await expectToast(page, 'Post Created');
      const card = cardWith(page, 'Half a thought about Varda');
      await expect(card.getByRole('button', { name: /^View photo/ })).toBeVisible();
      await page.reload();
      await expect(card).toBeVisible();
      await expect(textOf(page)).toHaveValue('');
      await expect(photoOf(page)).toBeHidden();
    });

    test('a word that arrives as the page is being closed is stored', async ({ page }) => {
      // Added before the app's own listeners.
      await page.addInitScript(() => {
        window.addEventListener('pagehide', () =>
          document.execCommand('insertText', false, 'Varda'),
        );
      });
      await signInQuietly(page);
      await textOf(page).fill('Agnès ');
      await oneSecondLater(page);
      await page.reload();
      await expect(textOf(page)).toHaveValue('Agnès Varda');
    });

    test('the last letters are stored though a write of the first ones begins as the page is closed', async ({
      page,
    }) => {
      await signInQuietly(page);
      await textOf(page).fill('Agnès ');
      await textOf(page).fill('Agnès Varda');
      await page.reload();
      await expect(textOf(page)).toHaveValue('Agnès Varda');
    });

    test('edits are stored separately for each post, with their photos, and are gone once saved', async ({
      page,
    }) => {
      await signInQuietly(page);
      for (const name of ['One', 'Two']) {
        const card = await writePost(page, `${name} as it was`);
        await choosePostOption(page, card, 'Edit');
        await editor(page).getByRole('textbox').first().fill(`${name} as it should be`);
        if (name === 'Two') {
          await editor(page).getByLabel('Add photo').setInputFiles(png(300, 200));
          await describePhoto(editor(page), 'Another still');
        }
        await page.keyboard.press('Escape');
        await expect(editor(page)).toBeHidden();
      }
      await page.reload();
      for (const [name, photos] of [
        ['One', 0],
        ['Two', 1],
      ] as const) {
        await choosePostOption(page, cardWith(page, `${name} as it was`), 'Edit');
        await expect(editor(page).getByRole('textbox').first()).toHaveValue(
          `${name} as it should be`,
        );
        await expect(editor(page).getByRole('button', { name: 'Delete image' })).toHaveCount(
          photos,
        );
        await editor(page).getByRole('button', { name: 'Save' }).click();
        await expectToast(page, 'Post Updated');
        await expect(cardWith(page, `${name} as it should be`)).toBeVisible();
      }
      await page.reload();
      const saved = cardWith(page, 'One as it should be');
      await choosePostOption(page, saved, 'Edit');
      await editor(page).getByRole('textbox').first().fill('Never mind');
      await editor(page).getByRole('button', { name: 'Cancel' }).click();
      await choosePostOption(page, saved, 'Edit');
      await expect(editor(page).getByRole('textbox').first()).toHaveValue('One as it should be');
    });

    test('a post that failed keeps its text and photo after a reload, and Retry publishes both', async ({
      page,
    }) => {
      await signInQuietly(page);
      await setFaults(page, [serverError('/api/posts$')]);
      await addStill(page);
      await textOf(page).fill('Words I would hate to lose');
      await composer(page).getByRole('button', { name: 'Post', exact: true }).click();
      const unsent = page.getByRole('alert').filter({ hasText: 'Words I would hate to lose' });
      await expect(unsent).toContainText('The projector jammed.');
      await page.reload();
      await unsent.getByRole('button', { name: 'Retry' }).click();
      const card = cardWith(page, 'Words I would hate to lose');
      await expect(card.getByRole('button', { name: /^View photo/ })).toBeVisible();
      await expectToast(page, 'Post Created');
      await expect(unsent).toBeHidden();
    });
  });
}

/** Tests of drafts after a power cut, for desktop and phone. */
export function describeDraftsAfterKill(): void {
  test('a browser killed one second after the last key press keeps the draft and the edit', async ({
    baseURL,
    viewport,
  }) => {
    const browser = new KillableBrowser();
    try {
      const first = await browser.start();
      if (viewport) await first.page.setViewportSize(viewport);
      await first.page.goto(`${baseURL ?? ''}/login`);
      await first.page.getByRole('button', { name: 'Guest Mode' }).click();
      const card = await writePost(first.page, 'As it was');
      await expect(card.getByRole('button', { name: 'Post options' })).toBeVisible();
      await addStill(first.page);
      await textOf(first.page).fill('The power is about to go');
      await choosePostOption(first.page, card, 'Edit');
      await editor(first.page).getByRole('textbox').first().fill('As it should be');
      await oneSecondLater(first.page);
      await first.kill();

      const { page, kill } = await browser.start();
      if (viewport) await page.setViewportSize(viewport);
      await page.goto(baseURL ?? '');
      await expect(textOf(page)).toHaveValue('The power is about to go');
      await expect(photoOf(page)).toBeVisible();
      await choosePostOption(page, cardWith(page, 'As it was'), 'Edit');
      await expect(editor(page).getByRole('textbox').first()).toHaveValue('As it should be');
      await kill();
    } finally {
      browser.remove();
    }
  });
}
