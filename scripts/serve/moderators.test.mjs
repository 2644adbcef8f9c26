/** Part of `npm run test:serve`: a community by invitation in the browsers of its admin, a moderator and a member. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { chromium } from '@playwright/test';
import { browserOptions } from '../browserOptions.mjs';
import { findTestBrowser } from '../findBrowser.mjs';
import { runAdmin } from './admin.mjs';
import { ask, post, start, stop, trySignUp } from './server.mjs';
import { signUpAs } from './signUpAs.mjs';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'cinefolk-moderators-'));
const COMMUNITY = {
  SIGN_UP: 'invite',
  COMMUNITY_NAME: 'Kino Club',
  COMMUNITY_RULES: 'Be kind.',
  RATE_LIMITS: 'on',
};

/** @type {import('./server.mjs').Server} */
let server;
/** @type {import('@playwright/test').Browser} */
let browser;

before(async () => {
  server = await start({ DATA_DIR, ...COMMUNITY });
  browser = await chromium.launch(browserOptions(findTestBrowser()));
});

after(async () => {
  await browser.close();
  await stop(server, 'SIGINT');
  rmSync(DATA_DIR, { recursive: true });
});

/** A browser of somebody's own. */
const open = async () => (await browser.newContext({ baseURL: server.address })).newPage();

/** @param {import('@playwright/test').Page} page */
const tokenOf = async (page) => (await page.evaluate(() => localStorage.getItem('token'))) ?? '';

/**
 * Presses a button of the moderators' page and gives a reason.
 * @param {import('@playwright/test').Page} page
 * @param {string} button
 * @param {string} verb
 */
async function act(page, button, verb) {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog', { name: button });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Be kind.');
  await dialog.getByRole('button', { name: verb }).click();
  await dialog.waitFor({ state: 'hidden' });
}

test('an admin invites a member, and moderators see each other’s acts as they happen', async () => {
  const admin = await open();
  await admin.goto('/landing-page');
  await admin.getByText('Kino Club ·').waitFor();
  await admin.getByRole('link', { name: 'Community rules' }).click();
  await admin.getByText('Be kind.').waitFor();
  await admin.goto('/signup');
  await admin.getByText(/its admin can read it/).waitFor();
  await signUpAs(admin, 'ada');

  await admin.goto('/settings');
  await admin.getByRole('button', { name: 'New invitation' }).click();
  const invitation = admin.getByRole('list', { name: 'Invitations' }).getByRole('listitem');
  await invitation.getByText(/^Can be used until/).waitFor();
  const made = await ask(server, 'api/invitations', { token: await tokenOf(admin) });
  const [{ code }] = (await made.json()).invitations;
  const member = await open();
  await member.goto(`/signup?invitation=${code}`);
  await signUpAs(member, 'ben');
  // The admin's page follows.
  await invitation.getByText(/^Used by ben ben/).waitFor();
  assert.equal((await trySignUp(server, 'eve')).status, 403);

  const { code: failed } = await runAdmin(['invite'], { DATA_DIR });
  assert.equal(failed, 0);
  await admin.getByText(/^Can be used until/).waitFor();
  await admin.getByRole('button', { name: /^Withdraw / }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await invitation.getByText(/^Can be used until/).waitFor({ state: 'hidden' });

  assert.equal((await runAdmin(['role', 'ben', 'moderator'], { DATA_DIR })).code, 0);
  const moderator = member;
  await post(server, await tokenOf(admin), 'rude', 'A rude word.');
  await moderator.goto('/moderation');
  await moderator.getByText('No reports').waitFor();
  await admin.goto('/moderation');
  const reportData = { about: { kind: 'post', id: 'rude' }, reason: 'Rude.' };
  const token = await tokenOf(moderator);
  assert.equal((await ask(server, 'api/reports', { token, body: { reportData } })).status, 201);
  for (const page of [admin, moderator])
    await page.getByRole('heading', { name: '1 open report' }).waitFor();

  await act(moderator, 'Take down a post by ada ada', 'Take down');
  await admin.getByRole('heading', { name: 'All settled' }).waitFor();
  await admin.getByText('Taken down', { exact: true }).waitFor();
  await moderator.getByRole('tab', { name: 'Log' }).click();
  await moderator.getByRole('article', { name: 'took down a post by ada ada' }).waitFor();
  await act(admin, 'Give back a post by ada ada', 'Give back');
  await moderator.getByRole('article', { name: 'gave back a post by ada ada' }).waitFor();

  const filmData = { title: 'Our Holiday Reel', year: 2025, directors: ['Ana Lys'] };
  await moderator.getByRole('tab', { name: 'Added films' }).click();
  await moderator.getByText('No added films').waitFor();
  await ask(server, 'api/films', { token: await tokenOf(admin), body: { filmData } });
  await moderator.getByRole('article', { name: 'Our Holiday Reel (2025)' }).waitFor();
});
