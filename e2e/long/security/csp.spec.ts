import type { Page } from '@playwright/test';
import { expect, signInQuietly, test as base } from '../../fixtures';
import { OVERLAYS, openOverlay } from '../../support/overlays';
import { png } from '../../support/pictures';
import { composer, writePost } from '../../support/posts';
import {
  expectContent,
  MEMBER_SCREENS,
  openScreen,
  PUBLIC_SCREENS,
  settled,
  somePostPath,
} from '../../support/routes';

interface Violation {
  directive: string;
  blocked: string;
}

/** Collects what the policies of the page's documents refuse, from the start. */
const test = base.extend<{ violations: Violation[] }>({
  violations: async ({ context }, use) => {
    const violations: Violation[] = [];
    await context.exposeFunction('violated', (one: Violation) => {
      violations.push(one);
    });
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const report = Reflect.get(window, 'violated') as (one: unknown) => void;
        report({ directive: event.effectiveDirective, blocked: event.blockedURI });
      });
    });
    await use(violations);
  },
});

test.use({ serviceWorkers: 'allow' });

const policyOf = async (page: Page): Promise<Map<string, string[]>> => {
  const meta = page.locator('head > meta[http-equiv="Content-Security-Policy"]');
  const content = (await meta.getAttribute('content')) ?? '';
  return new Map(
    content.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
};

test('the policy only allows scripts from the app', async ({ page }) => {
  await page.goto('/');
  const policy = await policyOf(page);
  const scripts = policy.get('script-src') ?? [];
  expect(scripts).toContain("'self'");
  for (const source of scripts) expect(source).toMatch(/^'(self|sha256-[A-Za-z0-9+/]+=*)'$/);
  expect(policy.get('default-src')).toEqual(["'self'"]);
  expect(policy.get('object-src')).toEqual(["'none'"]);
  for (const name of ['connect-src', 'worker-src', 'base-uri', 'form-action']) {
    expect(policy.get(name)?.join(' '), name).toMatch(/^'(self|none)'$/);
  }
  // Must be installed before what it observes.
  const order = await page.evaluate(() =>
    [...document.head.children].map((element) =>
      element.matches('meta[http-equiv]') ? 'policy' : element.localName,
    ),
  );
  const script = order.indexOf('script');
  expect(order.indexOf('policy')).toBeLessThan(script === -1 ? order.length : script);
});

test('no screen violates the policy', async ({ page, violations }) => {
  test.slow();
  for (const screen of PUBLIC_SCREENS) await openScreen(page, screen);
  await signInQuietly(page);
  const post = await somePostPath(page);
  for (const screen of MEMBER_SCREENS) await openScreen(page, screen);
  await openScreen(page, { path: post, heading: 'Post' });
  for (const path of ['/singlePost/no-such-post', '/profile/nobody-here', '/no/such/page']) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await settled(page);
  }
  expect(violations).toEqual([]);
});

test('no dialog, menu, photo or avatar violates the policy', async ({ page, violations }) => {
  test.slow();
  await signInQuietly(page);
  for (const overlay of OVERLAYS) {
    await page.goto(overlay.path);
    await expectContent(page);
    await openOverlay(page, overlay);
  }
  await page.goto('/');
  await page.getByRole('combobox').fill('a');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.getByRole('combobox').fill('');
  const card = await writePost(page, 'Within the policy', png(300, 200));
  await expect(card.getByRole('img').last()).toBeVisible();
  await expect(composer(page).getByRole('textbox')).toHaveValue('');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  await dialog.getByLabel('Change avatar').setInputFiles(png(300, 300));
  await expect(dialog.locator('img[src^="blob:"]').first()).toBeVisible();
  expect(violations).toEqual([]);
});

const ATTACKS: [what: string, directive: RegExp, attack: (page: Page) => Promise<unknown>][] = [
  [
    'an inline script',
    /^script-src/,
    (page) =>
      page.evaluate(() => {
        const script = document.createElement('script');
        script.textContent = 'window.__ran = true';
        document.body.append(script);
      }),
  ],
  [
    'an inline handler',
    /^script-src/,
    (page) =>
      page.evaluate(() => {
        document.body.insertAdjacentHTML(
          'beforeend',
          '<img src="data:," onerror="window.__ran = true"><button id="trap" onclick="window.__ran = true">x</button>',
        );
        document.getElementById('trap')?.click();
      }),
  ],
  [
    'a javascript: link',
    /^script-src/,
    (page) =>
      page.evaluate(() => {
        const link = document.createElement('a');
        link.href = 'javascript:window.__ran = true';
        document.body.append(link);
        link.click();
      }),
  ],
  [
    'a script of another host',
    /^script-src/,
    (page) =>
      page.evaluate(() => {
        const script = document.createElement('script');
        script.src = 'https://evil.example/x.js';
        document.body.append(script);
      }),
  ],
  [
    'a script in a data URL',
    /^script-src/,
    (page) =>
      page.evaluate(() => {
        const script = document.createElement('script');
        script.src = 'data:text/javascript,window.__ran = true';
        document.body.append(script);
      }),
  ],
  [
    'a picture of another host',
    /^img-src/,
    (page) =>
      page.evaluate(() => {
        new Image().src = 'https://evil.example/pixel.png';
      }),
  ],
  [
    'a frame',
    /^(frame|child)-src/,
    (page) =>
      page.evaluate(() => {
        const frame = document.createElement('iframe');
        frame.src = 'https://evil.example/';
        document.body.append(frame);
      }),
  ],
  [
    'a request to another host',
    /^connect-src/,
    (page) => page.evaluate(() => fetch('https://evil.example/').catch(() => undefined)),
  ],
  [
    'an object',
    /^object-src/,
    (page) =>
      page.evaluate(() => {
        const object = document.createElement('object');
        object.data = 'https://evil.example/x.swf';
        document.body.append(object);
      }),
  ],
];

for (const [what, directive, attack] of ATTACKS) {
  test(`the policy blocks ${what}`, async ({ page, violations, watchdog }) => {
    // The browser reports each violation on the console.
    watchdog.allow(/Content Security Policy|ERR_BLOCKED_BY_CSP|evil\.example/);
    await page.goto('/landing-page');
    await expect(page.getByRole('link', { name: 'Join Now' })).toBeVisible();
    const requested: string[] = [];
    await page.context().route('https://evil.example/**', async (route) => {
      requested.push(route.request().url());
      await route.fulfill({ contentType: 'text/javascript', body: 'window.__ran = true' });
    });
    await attack(page);
    await expect.poll(() => violations.map((one) => one.directive)).not.toEqual([]);
    expect(violations[0]?.directive).toMatch(directive);
    expect(await page.evaluate(() => '__ran' in window)).toBe(false);
    expect(requested).toEqual([]);
  });
}

test('the policy blocks eval', async ({ page, violations, watchdog }) => {
  watchdog.allow(/Content Security Policy|EvalError|unsafe-eval/);
  await page.goto('/landing-page');
  // The policy applies only to the page's own code, so the test uses a script from the app's host.
  await page.context().route('**/assets/eval-attempt.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "try { eval('window.__ran = 1') } catch {} try { new Function('window.__ran = 1')() } catch {} try { setTimeout('window.__ran = 1') } catch {} window.__tried = true;",
    }),
  );
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.src = '/assets/eval-attempt.js';
    document.body.append(script);
  });
  await expect.poll(() => page.evaluate(() => '__tried' in window)).toBe(true);
  await expect.poll(() => violations.map((one) => one.blocked)).toContain('eval');
  expect(await page.evaluate(() => '__ran' in window)).toBe(false);
});
