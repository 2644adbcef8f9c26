import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Post } from '../../../src/domain/entities';
import { expect, test } from '../../fixtures';
import { call, guestToken, waitForWorker } from '../../support/api';
import { KillableBrowser } from '../../support/killableBrowser';
import { PIXEL } from '../../support/pictures';

/** Fifty kills, ten to a profile. */
const PROFILES = 5;
const KILLS = 10;
/** A write takes a few milliseconds: within this time the kill meets any moment of one, or of the next. */
const WITHIN_MS = 40;

let browser: KillableBrowser;
test.beforeEach(() => {
  browser = new KillableBrowser();
});
test.afterEach(() => browser.remove());

/** Posts a photo and likes it, again and again until the browser is gone; notes what was answered. */
async function writeOn(page: Page, round: number, token: string, accepted: Set<string>) {
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  await page.exposeFunction('noteAccepted', (id: string) => {
    accepted.add(id);
    begin();
  });
  void page
    .evaluate(
      async ([prefix, photos, authorization]) => {
        const send = async (path: string, body: object) => {
          const init = { method: 'POST', headers: { authorization, prefer: 'return=minimal' } };
          const { ok } = await fetch(path, { ...init, body: JSON.stringify(body) });
          if (!ok) throw new Error(`${path} was refused.`);
        };
        const note = Reflect.get(window, 'noteAccepted') as (id: string) => Promise<void>;
        for (let number = 0; ; number += 1) {
          const _id = `${prefix}-${number}`;
          await send('/api/posts', { postData: { _id, content: `Whole ${_id}`, photos } });
          await send(`/api/posts/like/${_id}`, {});
          void note(_id);
        }
      },
      [`round-${round}`, PIXEL, token] as const,
    )
    .catch(() => undefined);
  await begun;
}

for (let profile = 1; profile <= PROFILES; profile += 1)
  test(`a browser killed in the middle of writing, ten times, leaves every post whole and none lost (${profile} of ${PROFILES})`, async ({
    baseURL,
  }) => {
    test.setTimeout(900_000);
    const accepted = new Set<string>();
    let token = '';
    for (let round = 0; round < KILLS; round += 1) {
      const running = await browser.start();
      await running.page.goto(`${baseURL ?? ''}/landing-page`);
      await waitForWorker(running.page, '/api/users?limit=1');
      token ||= await guestToken(running.page);
      await writeOn(running.page, round, token, accepted);
      await pause(Math.random() * WITHIN_MS);
      await running.kill();
    }

    const last = await browser.start();
    await last.page.goto(`${baseURL ?? ''}/landing-page`);
    await waitForWorker(last.page, '/api/users?limit=1');
    const { status, body } = await call(last.page, 'GET', '/api/posts', { token });
    expect({ status, body }).toMatchObject({ status: 200 });
    await expect(last.page.getByRole('alert')).toHaveCount(0);
    await last.kill();
    const written = (body as { posts: Post[] }).posts.filter(({ _id }) => _id.startsWith('round-'));
    const half = written.filter(
      ({ _id, content, photos, likes }) =>
        content !== `Whole ${_id}` ||
        photos !== PIXEL ||
        likes.likeCount !== likes.likedBy.length ||
        (accepted.has(_id) && likes.likeCount !== 1),
    );
    expect(half).toEqual([]);
    const ids = new Set(written.map(({ _id }) => _id));
    expect([...accepted].filter((id) => !ids.has(id))).toEqual([]);
    expect(accepted.size).toBeGreaterThanOrEqual(KILLS);
  });
