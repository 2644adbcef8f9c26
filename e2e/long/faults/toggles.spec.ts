import type { Locator, Page } from '@playwright/test';
import { expect, signInQuietly, test } from '../../fixtures';
import {
  expectFailureToast,
  FAILURES,
  holdClock,
  waitForSlowAnswer,
  SLOW_MS,
} from '../../support/failures';
import { setFaults } from '../../support/faults';
import { expectPersisted } from '../../support/persisted';

interface Toggle {
  name: string;
  address: string;
  button: (page: Page) => Locator;
  /** The calls that turn it on and off. */
  on: string;
  off: string;
  /** The button's state, and the count beside it if there is one. */
  look: (page: Page) => Promise<string | null>;
}

const firstCard = (page: Page) => page.getByRole('article').first();
const pressed = (button: Locator) => button.getAttribute('aria-pressed');
const followButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^(Unf|F)ollow$/ });

/** Waits until a tab shows this state of the toggle. */
const showing = (look: Toggle['look']) => (tab: Page, wanted: string | null) =>
  expect.poll(() => look(tab)).toBe(wanted);

const TOGGLES: Toggle[] = [
  {
    name: 'a like',
    address: '/singlePost/first-showing',
    button: (page) => firstCard(page).getByRole('button', { name: 'Like', exact: true }),
    on: '/api/posts/like/',
    off: '/api/posts/dislike/',
    look: async (page) => {
      const card = firstCard(page);
      const count = await card.getByTestId('like-count').innerText();
      return `${await pressed(card.getByRole('button', { name: 'Like', exact: true }))} ${count}`;
    },
  },
  {
    name: 'a bookmark',
    address: '/singlePost/first-showing',
    button: (page) => firstCard(page).getByRole('button', { name: 'Bookmark', exact: true }),
    on: '/api/users/bookmark/',
    off: '/api/users/remove-bookmark/',
    look: (page) => pressed(firstCard(page).getByRole('button', { name: 'Bookmark', exact: true })),
  },
  {
    name: 'following',
    address: '/profile/reelruth',
    button: followButton,
    on: '/api/users/follow/',
    off: '/api/users/unfollow/',
    look: async (page) => {
      const followers = page.getByRole('main').getByRole('button', { name: /\d+ Followers?/ });
      return `${await followButton(page).innerText()} ${await followers.innerText()}`;
    },
  },
];

for (const { name, address, button, on, off, look } of TOGGLES) {
  const shows = showing(look);
  test(`${name}: every failure is shown and undone, and the next click works`, async ({
    page,
    context,
  }) => {
    await signInQuietly(page);
    await holdClock(page);
    await page.goto(address);
    await expect(button(page)).toBeVisible();
    const path = `${on}|${off}`;

    // In each direction: the second starts where the first ended. One failure is enough for the second.
    for (const [direction, failures] of [
      ['there', FAILURES],
      ['back', FAILURES.slice(0, 1)],
    ] as const) {
      const before = await look(page);
      for (const failure of failures) {
        await setFaults(page, [{ path, ...failure.fault }]);
        const when = `${direction}: ${failure.name}`;
        await expectFailureToast(page, { ...failure, name: when }, () => button(page).click());
        await expect.poll(() => look(page), { message: `${when}: undone` }).toBe(before);
      }
      await setFaults(page, [{ path, delayMs: SLOW_MS }]);
      await button(page).click();
      await expect.poll(() => look(page), { message: 'slow: painted at once' }).not.toBe(before);
      const after = await look(page);
      await waitForSlowAnswer(page);
      await expectPersisted(page, (tab) => shows(tab, after));
    }

    const before = await look(page);
    await setFaults(page, []);
    await context.setOffline(true);
    await button(page).click();
    await expect.poll(() => look(page), { message: 'offline' }).not.toBe(before);
    const after = await look(page);
    await context.setOffline(false);
    await expectPersisted(page, (tab) => shows(tab, after));
    await expect(page.getByRole('alert').filter({ hasText: 'could not' })).toHaveCount(0);
  });
}

test('eleven fast clicks on each toggle end in the server’s state', async ({ page }) => {
  await signInQuietly(page);
  for (const { address, button, look } of TOGGLES) {
    await page.goto(address);
    await expect(button(page)).toBeVisible();
    const before = await look(page);
    await button(page).evaluate((element) => {
      for (let click = 0; click < 11; click += 1)
        if (element instanceof HTMLElement) element.click();
    });
    await expect.poll(() => look(page)).not.toBe(before);
    const after = await look(page);
    await expectPersisted(page, (tab) => showing(look)(tab, after));
    expect(await look(page), address).toBe(after);
  }
});

test('a like is kept, without an error message, if its page is left at once', async ({ page }) => {
  await signInQuietly(page);
  await page.goto('/singlePost/first-showing');
  const like = firstCard(page).getByRole('button', { name: 'Like', exact: true });
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await setFaults(page, [{ path: '/api/posts/like/', delayMs: 300 }]);
  await like.click();
  await page.getByRole('link', { name: 'Back' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await page.goBack();
  const isLiked = (button: Locator) => expect(button).toHaveAttribute('aria-pressed', 'true');
  await isLiked(like);
  await expectPersisted(page, (tab) =>
    isLiked(firstCard(tab).getByRole('button', { name: 'Like', exact: true })),
  );
  await expect(page.getByRole('alert')).toHaveCount(0);
});
