import { expect, type Locator, type Page } from '@playwright/test';
import { cardWith, choosePostOption, chooseSort, composer, sortBy } from '../posts';
import { mark, type Mark } from './marks';
import { lastActionId } from './pageLog';

/** A user's action, until its result is on screen. */
type Step = [name: string, act: (page: Page) => Promise<void>];

const box = (page: Page) => composer(page).getByRole('textbox', { name: 'What did you watch?' });
const searchBox = (page: Page) => page.getByRole('combobox');
const ruths = (page: Page) => page.getByRole('article', { name: 'Post by Ruth Almeida' }).first();
const own = (page: Page) => cardWith(page, 'Stalker');
const editor = (page: Page) => page.getByRole('dialog', { name: 'Edit Post' });
const profileEditor = (page: Page) => page.getByRole('dialog', { name: 'Edit Profile' });

/** Clicks, and waits for the result. */
const click = async (what: Locator, brings: Locator) => {
  await what.click();
  await expect(brings).toBeVisible();
};

/** The screen shows a press and typed text before the store has them, so this waits until an action is dispatched. */
const untilDispatched = async (page: Page, act: () => Promise<void>) => {
  const before = await lastActionId(page);
  await act();
  await expect.poll(() => lastActionId(page)).not.toBe(before);
};

const toggle = async (button: Locator, pressed: boolean) => {
  await untilDispatched(button.page(), () => button.click());
  await expect(button).toHaveAttribute('aria-pressed', String(pressed));
};

const write = (textBox: Locator, text: string) =>
  untilDispatched(textBox.page(), () => textBox.fill(text));

const escape = async (page: Page, closes: Locator) => {
  await page.keyboard.press('Escape');
  await expect(closes).toHaveCount(0);
};

const menu = (page: Page) => page.getByRole('menu');
const dialog = (page: Page) => page.getByRole('dialog');
const like = (page: Page) => ruths(page).getByRole('button', { name: 'Like' });
const bookmark = (page: Page) => ruths(page).getByRole('button', { name: 'Bookmark' });

/** The actions on Home. */
export const ON_HOME: Step[] = [
  ['home', (page) => expect(page.getByRole('button', { name: /^Follow / })).not.toHaveCount(0)],
  ['sort menu', (page) => click(page.getByRole('button', { name: 'Sort posts' }), menu(page))],
  ['oldest', (page) => chooseSort(page, 'Oldest')],
  ['trending', (page) => sortBy(page, 'Trending')],
  ['latest', (page) => sortBy(page, 'Latest')],
  ['a like less', (page) => toggle(like(page), false)],
  ['a like', (page) => toggle(like(page), true)],
  ['a bookmark', (page) => toggle(bookmark(page), true)],
  ['no bookmark', (page) => toggle(bookmark(page), false)],
  ['a word', (page) => write(box(page), 'Stalker')],
  ['more words', (page) => write(box(page), 'Stalker, twice in one night')],
  [
    'a post',
    (page) => click(composer(page).getByRole('button', { name: 'Post', exact: true }), own(page)),
  ],
  [
    'post menu',
    (page) => click(own(page).getByRole('button', { name: 'Post options' }), menu(page)),
  ],
  ['editor', (page) => click(page.getByRole('menuitem', { name: 'Edit' }), editor(page))],
  ['an edit begun', (page) => write(editor(page).getByRole('textbox'), 'Stalker, once')],
  [
    'an edit',
    async (page) => {
      await editor(page).getByRole('button', { name: 'Save' }).click();
      await expect(dialog(page)).toHaveCount(0);
    },
  ],
  [
    'a deletion',
    async (page) => {
      await choosePostOption(page, own(page), 'Delete');
      await expect(own(page)).toHaveCount(0);
    },
  ],
  ['undone', (page) => click(page.getByRole('button', { name: 'Undo' }).last(), own(page))],
  [
    'search',
    async (page) => {
      await searchBox(page).fill('a');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  ],
  [
    'finer search',
    async (page) => {
      await searchBox(page).fill('reelruth');
      await expect(page.getByRole('option')).toHaveCount(1);
    },
  ],
  [
    'no search',
    async (page) => {
      await searchBox(page).fill('');
      await expect(page.getByRole('listbox')).toHaveCount(0);
    },
  ],
  ['settings', (page) => click(page.getByRole('button', { name: 'Settings' }), menu(page))],
  [
    'light',
    async (page) => {
      await page.getByRole('menuitemradio', { name: 'Light' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');
    },
  ],
  [
    'shortcuts',
    async (page) => {
      if ((await menu(page).count()) > 0) await escape(page, menu(page));
      await page.getByRole('button', { name: 'Settings' }).click();
      await click(page.getByRole('menuitem', { name: 'Keyboard shortcuts' }), dialog(page));
    },
  ],
  ['no shortcuts', (page) => escape(page, dialog(page))],
  [
    'a photo',
    (page) => click(page.getByRole('button', { name: /^View photo/ }).first(), dialog(page)),
  ],
  ['no photo', (page) => escape(page, dialog(page))],
];

/** The actions on the profile that follow. */
export const ON_PROFILE: Step[] = [
  ['profile', (page) => expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible()],
  [
    'profile editor',
    (page) => click(page.getByRole('button', { name: 'Edit Profile' }), profileEditor(page)),
  ],
  ['a name begun', (page) => write(profileEditor(page).getByLabel('First name'), 'Nina')],
  [
    'a name',
    async (page) => {
      await profileEditor(page).getByRole('button', { name: 'Save' }).click();
      await expect(dialog(page)).toHaveCount(0);
    },
  ],
  ['people', (page) => click(page.getByRole('button', { name: /Following$/ }), dialog(page))],
  ['no people', (page) => escape(page, dialog(page))],
];

/** Performs all actions, and marks the moment after each. */
export async function live(page: Page, steps: Step[]): Promise<Mark[]> {
  const marks: Mark[] = [];
  for (const [name, act] of steps) {
    await act(page);
    marks.push(await mark(page, name));
  }
  return marks;
}
