import { expect, test } from './fixtures';
import { call, waitForWorker } from './support/api';
import { KillableBrowser } from './support/killableBrowser';
import { PIXEL } from './support/pictures';
import { cardWith } from './support/posts';

test('what was answered outlives the browser being killed right after', async ({ baseURL }) => {
  const browser = new KillableBrowser();
  try {
    const first = await browser.start();
    await first.page.goto(`${baseURL ?? ''}/login`);
    await first.page.getByRole('button', { name: 'Guest Mode' }).click();
    await expect(first.page.getByRole('article').first()).toBeVisible();
    await waitForWorker(first.page);
    const token = (await first.page.evaluate(() => localStorage.getItem('token'))) ?? '';
    const mutate = (path: string, body?: unknown) =>
      call(first.page, 'POST', path, { token, ...(body !== undefined && { body }) });
    const postData = { _id: 'kept-1', content: 'Written just before', photos: PIXEL };
    await mutate('/api/posts', { postData });
    await mutate('/api/users/bookmark/kept-1');
    await mutate('/api/posts/edit/kept-1', { postData: { content: 'Edited just before' } });
    const { status } = await mutate('/api/posts/like/kept-1');
    expect(status).toBe(201);
    await first.kill();

    const second = await browser.start();
    await second.page.goto(`${baseURL ?? ''}/bookmarks`);
    const card = cardWith(second.page, 'Edited just before');
    await expect(card).toBeVisible();
    await expect(card.getByTestId('like-count')).toHaveText('1');
    await expect(card.getByRole('button', { name: /^View photo/ })).toBeVisible();
    await second.kill();
  } finally {
    browser.remove();
  }
});
