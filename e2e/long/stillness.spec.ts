import { expect, signInQuietly, test } from '../fixtures';
import { OVERLAYS } from '../support/overlays';
import { expectContent, MEMBER_SCREENS, openScreen, PUBLIC_SCREENS } from '../support/routes';

declare global {
  interface Window {
    /** What moved, by element. */
    movedParts: Set<string>;
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('with reduced motion nothing moves on any screen, in any dialog or menu, or in a toast', async ({
  page,
}) => {
  test.slow();
  await page.addInitScript(() => {
    const moved = new Set<string>();
    Object.assign(window, { movedParts: moved });
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { effect } = animation;
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        moved.add(`${target?.tagName ?? ''}.${target?.className ?? ''} ${animation.id}`);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const expectStill = async () =>
    expect(await page.evaluate(() => [...window.movedParts])).toEqual([]);
  for (const screen of PUBLIC_SCREENS) {
    await openScreen(page, screen);
    await expectStill();
  }
  await signInQuietly(page);
  for (const screen of MEMBER_SCREENS) {
    await openScreen(page, screen);
    await expectStill();
  }
  for (const overlay of OVERLAYS) {
    await page.goto(overlay.path);
    await expectContent(page);
    await overlay.open(page);
    await expect(page.getByRole('dialog').or(page.getByRole('menu')).last()).toBeVisible();
    await page.keyboard.press('Escape');
    await expectStill();
  }
});
