import type { Page } from '@playwright/test';
import { expect, signInQuietly, test } from '../../fixtures';
import { call, waitForWorker } from '../../support/api';
import { cardWith, writePost } from '../../support/posts';
import { expectToast } from '../../support/toasts';

test.use({ serviceWorkers: 'allow' });

const unregister = (page: Page) =>
  page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    await Promise.all(registrations.map((registration) => registration.unregister()));
    return registrations.length;
  });

test('unregistering the worker under an open page breaks nothing, and a reload brings it back', async ({
  page,
}) => {
  await signInQuietly(page);
  await waitForWorker(page);
  expect(await unregister(page)).toBe(1);
  await writePost(page, 'Without its worker');
  await expectToast(page, 'Post Created');
  await page.reload();
  await expect(cardWith(page, 'Without its worker')).toBeVisible();
  await waitForWorker(page);
});

test('an earlier deployment’s worker cannot answer the app’s calls, and is replaced', async ({
  page,
  context,
}) => {
  const stale = `self.addEventListener('fetch', (event) => {
    if (new URL(event.request.url).pathname.startsWith('/api'))
      event.respondWith(Response.json({ posts: [], stale: true }));
  });`;
  await context.route('**/sw.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: stale }),
  );
  await page.goto('/favicon.svg');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js', { scope: '/' });
    await navigator.serviceWorker.ready;
  });
  await context.unroute('**/sw.js');
  await signInQuietly(page);
  await writePost(page, 'Past the old worker');
  await expectToast(page, 'Post Created');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await reloaded;
  await expect
    .poll(async () => (await call(page, 'GET', '/api/posts')).text)
    .toContain('Past the old worker');
});
