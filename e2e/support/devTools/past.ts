import type { Page } from '@playwright/test';

/** What a jump must not change. */
export const historyPositionOf = (page: Page) =>
  page.evaluate(() => `${location.href} ${history.length}`);

/** The bar shown while a past state is on screen. */
export const bar = (page: Page) => page.getByText('Viewing the past');
export const returnToNow = (page: Page) => page.getByRole('button', { name: 'Return to now' });
export const likeOf = (page: Page) =>
  page.getByRole('article', { name: 'Post by Ruth Almeida' }).first().getByRole('button', {
    name: 'Like',
  });
