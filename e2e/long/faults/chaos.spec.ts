import type { Locator, Page } from '@playwright/test';
import type { Fault } from '../../../src/api/faults';
import { expect, signInQuietly, test } from '../../fixtures';
import { call, guestToken, waitForWorker } from '../../support/api';
import { setFaults } from '../../support/faults';
import { addPosts, scrollToPost } from '../../support/manyPosts';
import { choosePostOption, composer } from '../../support/posts';
import { median, reactionTo, type Reaction, type Result } from '../../support/reactions';

test.use({ serviceWorkers: 'allow' });

const LATENCY_MS = 2000;
const SETTLED = { timeout: 30_000 };

/** Every answer is slow, and every other one is a failure. */
const chaos = (first: 'fails' | 'succeeds'): Fault[] => {
  const failure: Fault = { path: '/api/', status: 500, delayMs: LATENCY_MS, times: 1 };
  const success: Fault = { path: '/api/', delayMs: LATENCY_MS, times: 1 };
  const pair = first === 'fails' ? [failure, success] : [success, failure];
  return Array.from({ length: 50 }, () => pair.map((fault) => ({ ...fault }))).flat();
};

const cardOf = (page: Page, id: string) => page.locator(`article[data-post-id="${id}"]`);
const buttonOf = (page: Page, id: string, name: 'Like' | 'Bookmark') =>
  cardOf(page, id).getByRole('button', { name, exact: true });
const resultOf = (id: string, name: 'Like' | 'Bookmark', pressed: boolean): Result => ({
  selector: `article[data-post-id="${id}"] button[aria-label="${name}"][aria-pressed="${pressed}"]`,
});

interface SeenPost {
  id: string;
  text: string;
  likes: number;
  isLiked: boolean;
  isBookmarked: boolean;
}

/** The first twenty cards as shown. */
const seenPosts = (page: Page): Promise<SeenPost[]> =>
  page.getByRole('article').evaluateAll((cards) =>
    cards.slice(0, 20).map((card) => {
      const textOf = (id: string) => card.querySelector(`[data-testid="${id}"]`)?.textContent ?? '';
      const isPressed = (name: string) =>
        card.querySelector(`[aria-label="${name}"]`)?.getAttribute('aria-pressed') === 'true';
      return {
        id: card.getAttribute('data-post-id') ?? '',
        text: textOf('post-text'),
        likes: Number(textOf('like-count')),
        isLiked: isPressed('Like'),
        isBookmarked: isPressed('Bookmark'),
      };
    }),
  );

interface ServedPost {
  _id: string;
  content: string;
  likes: { likeCount: number; likedBy: unknown[] };
}

/** The same posts on the server, read outside the app, where nothing is slow or fails. */
async function servedPosts(page: Page, token: string): Promise<SeenPost[]> {
  const read = async (path: string) => (await call(page, 'GET', path, { token })).body;
  const { posts } = (await read('/api/posts?feed=home&sort=latest&limit=20')) as {
    posts: ServedPost[];
  };
  const { bookmarks } = (await read('/api/users/bookmark')) as { bookmarks: string[] };
  return posts.map(({ _id, content, likes }) => ({
    id: _id,
    text: content,
    likes: likes.likeCount,
    isLiked: likes.likedBy.length > 0,
    isBookmarked: bookmarks.includes(_id),
  }));
}

const asServed = (page: Page, token: string) =>
  expect(async () => {
    expect(await seenPosts(page)).toEqual(await servedPosts(page, token));
  }).toPass(SETTLED);

/**
 * Every reaction appears within the first frames after its click, most in the very first, before any answer. How long a
 * frame takes depends on the machine.
 */
function expectAtOnce(reactions: Map<string, Reaction>): void {
  const figures = [...reactions].map(
    ([name, { ms, frame }]) => `${name} ${ms.toFixed(0)} (${frame})`,
  );
  const times = [...reactions.values()].map(({ ms }) => ms);
  console.info(`ms to paint (frame): ${figures.join(', ')}; median ${median(times).toFixed(0)}`);
  for (const [name, { ms, frame }] of reactions) {
    expect(frame, name).toBeLessThanOrEqual(3);
    expect(ms, name).toBeLessThan(LATENCY_MS);
  }
  expect(median([...reactions.values()].map(({ frame }) => frame))).toBe(1);
}

test('with two seconds of latency and half of the answers failing, posts react at once and end in the server’s state', async ({
  page,
  watchdog,
}) => {
  watchdog.allow(/The post could not be updated/);
  await signInQuietly(page);
  await addPosts(page, 14);
  const token = await guestToken(page);
  const oldest = 'Reel 1.';
  await page.goto('/');
  await scrollToPost(page, oldest);
  await asServed(page, token);

  const reactions = new Map<string, Reaction>();
  const react = async (name: string, button: Locator, result: Result) => {
    reactions.set(name, await reactionTo(button, result));
  };
  const menuitem = (name: string) => page.getByRole('menuitem', { name });
  for (const [round, first] of (['fails', 'succeeds'] as const).entries()) {
    const id = (place: number) => `reel-${7 * round + place}`;
    for (const [place, name] of [
      [2, 'Like'],
      [4, 'Bookmark'],
    ] as const) {
      await buttonOf(page, id(place), name).click();
    }
    await asServed(page, token);

    await setFaults(page, chaos(first));
    const label = (what: string) => `${what}, round ${round + 1}`;
    await react(label('like'), buttonOf(page, id(1), 'Like'), resultOf(id(1), 'Like', true));
    await react(label('unlike'), buttonOf(page, id(2), 'Like'), resultOf(id(2), 'Like', false));
    await react(
      label('bookmark'),
      buttonOf(page, id(3), 'Bookmark'),
      resultOf(id(3), 'Bookmark', true),
    );
    await react(
      label('remove a bookmark'),
      buttonOf(page, id(4), 'Bookmark'),
      resultOf(id(4), 'Bookmark', false),
    );
    await cardOf(page, id(5)).getByRole('button', { name: 'Post options' }).click();
    await react(label('delete'), menuitem('Delete'), {
      selector: `article[data-post-id="${id(5)}"]`,
      gone: true,
    });
    await choosePostOption(page, cardOf(page, id(6)), 'Edit');
    const dialog = page.getByRole('dialog', { name: 'Edit Post' });
    await dialog
      .getByRole('textbox')
      .first()
      .fill(`Recut in round ${round + 1}`);
    await react(label('edit'), dialog.getByRole('button', { name: 'Save' }), {
      selector: `article[data-post-id="${id(6)}"]`,
      text: `Recut in round ${round + 1}`,
    });
    await composer(page)
      .getByRole('textbox')
      .fill(`Written in round ${round + 1}`);
    await react(label('post'), composer(page).getByRole('button', { name: 'Post', exact: true }), {
      selector: 'article',
      text: `Written in round ${round + 1}`,
    });
    await asServed(page, token);
    await setFaults(page, []);
  }
  expectAtOnce(reactions);
  await page.reload();
  await scrollToPost(page, oldest);
  await asServed(page, token);
});

test('with two seconds of latency and half of the answers failing, follows and profile edits react at once and end in the server’s state', async ({
  page,
}) => {
  await signInQuietly(page);
  await waitForWorker(page);
  const token = await guestToken(page);
  const reactions = new Map<string, Reaction>();
  const main = page.getByRole('main');
  const served = async (username: string) => {
    const { body } = await call(page, 'GET', `/api/users?username=${username}`, { token });
    const { users } = body as { users: { bio: string; followers: { username: string }[] }[] };
    return users[0];
  };
  const isFollowed = async () =>
    (await served('reelruth'))?.followers.some(({ username }) => username === 'matinee');

  for (const first of ['fails', 'succeeds'] as const) {
    await page.goto('/profile/reelruth');
    for (const [from, to] of [
      ['Unfollow', 'Follow'],
      ['Follow', 'Unfollow'],
    ] as const) {
      const button = main.getByRole('button', { name: /^(Unf|F)ollow$/ });
      await expect(button).toHaveText(/ollow/);
      if ((await button.innerText()) !== from) continue;
      await setFaults(page, chaos(first));
      const result = { selector: 'main button', text: 'Unfollow', gone: to === 'Follow' };
      reactions.set(`${from.toLowerCase()} ${first}`, await reactionTo(button, result));
      await expect(async () => {
        expect(await button.innerText()).toBe((await isFollowed()) ? 'Unfollow' : 'Follow');
      }).toPass(SETTLED);
    }

    await page.goto('/profile');
    await main.getByRole('button', { name: 'Edit Profile' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
    const bio = `A projectionist whose change ${first}`;
    await dialog.getByLabel('Bio').fill(bio);
    await setFaults(page, chaos(first));
    const result = { selector: 'main', text: bio };
    reactions.set(
      `profile ${first}`,
      await reactionTo(dialog.getByRole('button', { name: 'Save' }), result),
    );
    await expect(async () => {
      const isShown = (await main.innerText()).includes(bio);
      expect(isShown).toBe((await served('matinee'))?.bio === bio);
      expect(isShown).toBe(first === 'succeeds');
    }).toPass(SETTLED);
  }
  expectAtOnce(reactions);
});
