import type { Page } from '@playwright/test';

/** What a jump must leave alone. */
export const placeOf = (page: Page) => page.evaluate(() => `${location.href} ${history.length}`);

/** The bar that says that a past is shown. */
export const bar = (page: Page) => page.getByText('Viewing the past');
export const toNow = (page: Page) => page.getByRole('button', { name: 'Return to now' });
export const likeOf = (page: Page) =>
  page.getByRole('article', { name: 'Post by Ruth Almeida' }).first().getByRole('button', {
    name: 'Like',
  });
