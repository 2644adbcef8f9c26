import type { CDPSession, Locator, Page } from '@playwright/test';
import { atRest, nextFrames } from './layout';

export interface Finger {
  x: number;
  y: number;
}

const STEPS = 10;

/** Longer than any tap. */
const LONG_PRESS_MS = 900;

const touch = (
  glass: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  fingers: Finger[] = [],
) =>
  glass.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: fingers.map((finger, id) => ({ ...finger, id })),
  });

/**
 * Puts fingers on the screen, moves them all at once in ten steps, and lifts them: with the browser's own events, one
 * move per frame as on a real touchscreen.
 * @param beforeLifting runs while the fingers rest at their end position
 */
export async function gesture(
  page: Page,
  from: Finger[],
  to: Finger[],
  beforeLifting?: () => Promise<void>,
): Promise<void> {
  const glass = await page.context().newCDPSession(page);
  await touch(glass, 'touchStart', from);
  for (let step = 1; step <= STEPS; step += 1) {
    const between = (a: number, b: number) => a + ((b - a) * step) / STEPS;
    const fingers = from.map(({ x, y }, place) => ({
      x: between(x, to[place]?.x ?? x),
      y: between(y, to[place]?.y ?? y),
    }));
    await touch(glass, 'touchMove', fingers);
    await nextFrames(page);
  }
  await beforeLifting?.();
  await touch(glass, 'touchEnd');
  await glass.detach();
}

/** Holds a finger on the screen until the browser detects a long press, and lifts it. */
export async function longPress(page: Page, { x, y }: Finger): Promise<void> {
  const glass = await page.context().newCDPSession(page);
  await glass.send('Input.synthesizeTapGesture', {
    x,
    y,
    duration: LONG_PRESS_MS,
    gestureSourceType: 'touch',
  });
  await glass.detach();
}

/** Taps twice, a tenth of a second apart in event time, however busy the machine is. */
export async function doubleTap(page: Page, finger: Finger): Promise<void> {
  const glass = await page.context().newCDPSession(page);
  const begun = Date.now() / 1000;
  await Promise.all(
    [begun, begun + 0.1].flatMap((timestamp) => [
      glass.send('Input.dispatchTouchEvent', {
        type: 'touchStart',
        touchPoints: [finger],
        timestamp,
      }),
      glass.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp }),
    ]),
  );
  await glass.detach();
}

/** The middle of an element on the screen, once it has stopped moving. */
export async function middleOf(shown: Locator): Promise<Finger> {
  const box = await atRest(shown.page(), () => shown.boundingBox());
  if (!box) throw new Error('What a finger should find is not there.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
