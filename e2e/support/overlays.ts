import { expect, type Page } from '@playwright/test';
import { findPhotoFile } from './files';
import { choosePostOption } from './posts';
import { openSettings } from './settings';

interface Overlay {
  name: string;
  path: string;
  open: (page: Page) => Promise<void>;
}

const ownCard = (page: Page) => page.getByRole('article').filter({ hasText: '@matinee' }).first();

/** Every dialog and menu of the app, and how to open it. */
export const OVERLAYS: Overlay[] = [
  {
    name: 'sort menu',
    path: '/',
    open: (page) => page.getByRole('button', { name: 'Sort posts' }).click(),
  },
  {
    name: 'post menu',
    path: '/',
    open: (page) => ownCard(page).getByRole('button', { name: 'Post options' }).click(),
  },
  {
    name: 'author menu',
    path: '/explore',
    open: (page) =>
      page
        .getByRole('button', { name: /^Options for / })
        .first()
        .click(),
  },
  {
    name: 'profile menu',
    path: '/profile/kinokai',
    open: (page) => page.getByRole('button', { name: 'More about Kai Lindqvist' }).click(),
  },
  {
    name: 'block',
    path: '/profile/reelruth',
    open: async (page) => {
      await page.getByRole('button', { name: 'More about Ruth Almeida' }).click();
      await page.getByRole('menuitem', { name: 'Block Ruth Almeida' }).click();
    },
  },
  {
    name: 'report',
    path: '/profile/kinokai',
    open: async (page) => {
      await page.getByRole('button', { name: 'More about Kai Lindqvist' }).click();
      await page.getByRole('menuitem', { name: 'Report Kai Lindqvist' }).click();
    },
  },
  {
    name: 'settings menu',
    path: '/',
    open: openSettings,
  },
  {
    name: 'keyboard shortcuts',
    path: '/',
    // A key pressed before React has attached its listeners does nothing.
    open: (page) =>
      expect(async () => {
        await page.keyboard.press('?');
        await expect(page.getByRole('dialog')).toBeVisible({ timeout: 2000 });
      }).toPass(),
  },
  ...['Import my data', 'Try as a sample person', 'Reset sample data'].map((name): Overlay => ({
    name: name.toLowerCase(),
    path: '/',
    open: async (page) => {
      await openSettings(page);
      await page.getByRole('menuitem', { name }).click();
    },
  })),
  {
    name: 'notifications menu',
    path: '/notifications',
    open: (page) => page.getByRole('button', { name: 'Notify me about' }).click(),
  },
  {
    name: 'add a film',
    path: '/films',
    open: (page) => page.getByRole('button', { name: 'Add a film' }).click(),
  },
  {
    name: 'add to list',
    path: '/film/playtime-1967',
    open: async (page) => {
      await page.getByRole('button', { name: 'Add to list' }).click();
      await expect(page.getByRole('checkbox').first()).toBeVisible();
    },
  },
  {
    name: 'add films to a list',
    path: '/films',
    open: async (page) => {
      await page.getByRole('button', { name: 'Select' }).click();
      await page.getByRole('list', { name: 'Films' }).getByRole('checkbox').first().check();
      await page.getByRole('button', { name: 'Add to list' }).click();
    },
  },
  {
    name: 'share menu',
    path: '/explore',
    open: (page) => page.getByRole('button', { name: 'Share' }).first().click(),
  },
  {
    name: 'share as a picture',
    path: '/list/cried-at',
    open: async (page) => {
      await page.getByRole('button', { name: 'Share' }).click();
      await page.getByRole('menuitem', { name: 'As a picture' }).click();
      await expect(page.getByRole('button', { name: 'Save picture' })).toBeVisible();
    },
  },
  {
    name: 'edit post',
    path: '/',
    open: (page) => choosePostOption(page, ownCard(page), 'Edit'),
  },
  {
    name: 'edit profile',
    path: '/profile',
    open: (page) => page.getByRole('button', { name: 'Edit Profile' }).click(),
  },
  {
    name: 'crop of an avatar',
    path: '/profile',
    open: async (page) => {
      await page.getByRole('button', { name: 'Edit Profile' }).click();
      await page.getByLabel('Change avatar').setInputFiles(findPhotoFile('red-seats'));
      await expect(page.getByRole('group', { name: 'Crop your photo' })).toBeVisible();
    },
  },
  {
    name: 'followers',
    path: '/profile',
    open: (page) => page.getByRole('button', { name: /\d+ Followers/ }).click(),
  },
  {
    name: 'following',
    path: '/profile',
    open: (page) => page.getByRole('button', { name: /\d+ Following/ }).click(),
  },
  {
    name: 'photo',
    path: '/explore',
    open: (page) =>
      page
        .getByRole('button', { name: /^View photo/ })
        .first()
        .click(),
  },
];

/** Opens an overlay and waits until it has its full size and is still. */
export async function openOverlay(page: Page, overlay: Overlay): Promise<void> {
  await overlay.open(page);
  await expect(page.getByRole('dialog').or(page.getByRole('menu')).last()).toBeVisible();
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map((animation) => animation.finished));
  });
}
