import type { Locator, Page } from '@playwright/test';
import type { Fault } from '../../../src/api/faults';
import { aPost } from '../../../src/testing/builders';
import { expect, signInQuietly, test } from '../../fixtures';
import {
  FAILURES,
  holdClock,
  waitForFailure,
  waitForSlowAnswer,
  SLOW_MS,
} from '../../support/failures';
import { setFaults, startWithFaults } from '../../support/faults';
import { expectToast } from '../../support/toasts';

interface Screen {
  name: string;
  address: string;
  /** The call that fails. */
  path: string;
  region?: (page: Page) => Locator;
  /** The content that the call loads. */
  content: (region: Locator) => Locator;
  /** A 404 has nothing to retry, but a link elsewhere. */
  wayOn?: string;
  /** The action that triggers the call. */
  reach?: (page: Page) => Promise<void>;
  /** Answers that the failing one depends on. */
  staged?: Fault[];
}

const card = (region: Locator) => region.getByRole('article').first();
const posts = (ids: string[], nextCursor: string | null) => ({
  posts: ids.map((id) => aPost({ _id: id, content: `Reel ${id}` })),
  nextCursor,
});
const firstIds = Array.from({ length: 20 }, (_, index) => `staged-${index}`);

const SCREENS: Screen[] = [
  { name: 'Home', address: '/', path: 'feed=home', content: card },
  { name: 'Explore', address: '/explore', path: 'feed=explore', content: card },
  { name: 'Bookmarks', address: '/bookmarks', path: 'feed=bookmarks', content: card },
  {
    name: 'the posts of a profile',
    address: '/profile/reelruth',
    path: '/api/posts/user/',
    content: card,
  },
  {
    name: 'a profile',
    address: '/profile/reelruth',
    path: 'username=reelruth',
    content: (region) => region.getByRole('heading', { level: 1, name: 'Ruth Almeida' }),
    wayOn: 'Back to Explore',
  },
  {
    name: 'a post',
    address: '/singlePost/first-showing',
    path: '/api/posts/first-showing',
    content: card,
    wayOn: 'Back to Home',
  },
  {
    name: 'the suggestions',
    address: '/bookmarks',
    path: 'suggested=true',
    region: (page) => page.getByRole('complementary', { name: 'Suggestions' }),
    content: (region) => region.getByRole('button', { name: /^Follow / }).first(),
  },
  {
    name: 'the next page of a feed',
    address: '/explore',
    path: 'feed=explore.*cursor=',
    content: (region) => region.getByText('Reel last'),
    reach: async (page) => {
      // The cards below the first screenful are rendered after it is painted.
      await expect(page.getByRole('article')).toHaveCount(firstIds.length);
      await page.getByRole('article').last().scrollIntoViewIfNeeded();
    },
    staged: [
      { path: 'cursor=', status: 200, body: posts(['last'], null) },
      { path: 'feed=explore', status: 200, body: posts(firstIds, 'next') },
    ],
  },
];

for (const { name, address, path, content, wayOn, staged = [], ...screen } of SCREENS) {
  test(`${name}: every failure is shown in place, and Retry tries again`, async ({ page }) => {
    await signInQuietly(page);
    await holdClock(page);
    const region = screen.region?.(page) ?? page.getByRole('main');
    const failures = FAILURES.filter((failure) => !wayOn || failure.name !== '404');
    const faultsOf = (fault: Omit<Fault, 'path'>): Fault[] => [{ path, ...fault }, ...staged];
    const [first] = failures;
    if (!first) throw new Error('There is no failure to try.');
    await startWithFaults(page, faultsOf(first.fault));
    await page.goto(address);
    await screen.reach?.(page);

    const slow = { ...staged[0], delayMs: SLOW_MS };
    const upcoming = [...failures.slice(1).map(({ fault }) => fault), slow];
    for (const [index, failure] of failures.entries()) {
      await waitForFailure(page, failure);
      await expect(region.getByRole('alert'), failure.name).toContainText(failure.says);
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await setFaults(page, faultsOf(upcoming[index] ?? {}));
      await region.getByRole('button', { name: 'Retry' }).click();
    }
    await expect(region.getByRole('alert')).toBeHidden();
    await expect(content(region)).toBeHidden();
    await waitForSlowAnswer(page);
    await expect(content(region)).toBeVisible();

    if (!wayOn) return;
    await startWithFaults(page, faultsOf({ status: 404, body: { errors: ['It is gone.'] } }));
    await page.goto(address);
    await expect(region.getByRole('alert')).toContainText('It is gone.');
    await setFaults(page, []);
    await region.getByRole('link', { name: wayOn }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
}

test('the search: every failure is shown below the typed text, and Retry tries again', async ({
  page,
}) => {
  await signInQuietly(page);
  await holdClock(page);
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  const path = '/api/users.q=';
  const box = page.getByRole('combobox', { name: 'Search people' });
  const alert = page
    .getByRole('alert')
    .filter({ has: page.getByRole('button', { name: 'Retry' }) });
  await setFaults(page, [{ path, ...FAILURES[0]?.fault }]);
  await box.fill('ruth');
  for (const [index, failure] of FAILURES.entries()) {
    await waitForFailure(page, failure);
    await expect(alert, failure.name).toContainText(failure.says);
    await setFaults(page, [{ path, ...(FAILURES[index + 1]?.fault ?? { delayMs: SLOW_MS }) }]);
    await alert.getByRole('button', { name: 'Retry' }).click();
  }
  await waitForSlowAnswer(page);
  await expect(page.getByRole('option', { name: /Ruth Almeida/ })).toBeVisible();
  await expect(box).toHaveValue('ruth');
});

test('the list of bookmarks: every failure is shown, and the next screen requests it again', async ({
  page,
}) => {
  await signInQuietly(page);
  await holdClock(page);
  const path = '/api/users/bookmark$';
  const faultsAt = (index: number) => {
    const failure = FAILURES[index];
    return failure ? [{ path, method: 'GET', ...failure.fault }] : [];
  };
  await startWithFaults(page, faultsAt(0));
  await page.goto('/');
  for (const [index, failure] of FAILURES.entries()) {
    await waitForFailure(page, failure);
    await expectToast(page, new RegExp(`^${failure.says}.* Your bookmarks may be out of date`));
    await expect(page.getByRole('article').first()).toBeVisible();
    // The previous toast must be gone before the next one appears.
    await page.clock.fastForward(6_000);
    await setFaults(page, faultsAt(index + 1));
    const next = index % 2 === 0 ? 'Explore' : 'Home';
    await page.getByRole('link', { name: next, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: next })).toBeVisible();
  }
});

test('offline, every screen can be read as usual', async ({ page, context, watchdog }) => {
  // A picture that is not cached needs the host.
  watchdog.allow(/ERR_INTERNET_DISCONNECTED/);
  await signInQuietly(page);
  const go = (name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
  for (const name of ['Explore', 'Bookmarks', 'Home']) {
    await go(name);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  // By now its code is loaded.
  await page.getByRole('button', { name: 'Sort posts' }).click();
  await page.getByRole('menuitemradio', { name: 'Latest' }).click();
  await expect(page.getByRole('menu')).toBeHidden();
  await context.setOffline(true);
  await go('Explore');
  await expect(page.getByRole('heading', { level: 1, name: 'Explore' })).toBeVisible();
  await page.getByRole('button', { name: 'Sort posts' }).click();
  await page.getByRole('menuitemradio', { name: 'Oldest' }).click();
  await expect(page.getByRole('heading', { name: 'Oldest Posts' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
