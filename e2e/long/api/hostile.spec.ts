import { expect, test } from '../../fixtures';
import { call, guestToken, waitForWorker } from '../../support/api';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(async ({ page, watchdog }) => {
  watchdog.allow(/Failed to load resource/);
  await page.goto('/landing-page');
  await waitForWorker(page);
});

const EVERYWHERE = ['{', '', 'null', '[]', '"text"', '{"postData":null}', '{"userData":[1,2]}'];

const HOSTILE: Record<string, string[]> = {
  '/api/auth/login': ['{"username":{},"password":[]}', '{"username":"matinee"}'],
  '/api/auth/signup': ['{"username":{},"password":[]}', '{"username":"a b","password":"x"}'],
  '/api/posts': [
    '{"postData":{"_id":7,"content":{},"photos":[]}}',
    '{"postData":{"_id":"../x","content":"x","photos":null}}',
    '{"postData":{"_id":"h","content":"x","photos":"https://evil.example/a.png"}}',
    '{"postData":{"_id":"h","content":" ","photos":null}}',
  ],
  '/api/posts/edit/hostile-1': [
    '{"postData":{"content":{},"photos":[]}}',
    '{"postData":{"photos":"javascript:alert(1)"}}',
  ],
  '/api/users/edit': ['{"userData":{"website":"javascript:alert(1)"}}', '{"userData":{"bio":7}}'],
};

for (const [path, bodies] of Object.entries(HOSTILE)) {
  test(`hostile bodies sent to ${path} are refused with a 400 and JSON`, async ({ page }) => {
    const token = await guestToken(page);
    const postData = { _id: 'hostile-1', content: 'Mine', photos: null };
    await call(page, 'POST', '/api/posts', { token, body: { postData } });
    for (const raw of [...EVERYWHERE, ...bodies]) {
      const answer = await call(page, 'POST', path, { token, raw });
      expect.soft(answer.status, raw).toBe(400);
      expect.soft(answer.type, raw).toContain('json');
      expect.soft(answer.body, raw).toEqual({ errors: [expect.any(String)] });
    }
  });
}

test('a bad percent escape is refused with a 400', async ({ page }) => {
  const answer = await call(page, 'GET', '/api/posts/user/%E0%A4%A');
  expect(answer.status).toBe(400);
  expect(answer.type).toContain('json');
});
