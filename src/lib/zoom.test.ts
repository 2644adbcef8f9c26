import {
  MAX_SCALE,
  moved,
  pinched,
  swipeOf,
  toggled,
  WHOLE,
  within,
  zoomed,
  type Hall,
  type Point,
  type View,
} from './zoom';

/** A landscape picture on a phone: bands above and below it. */
const hall: Hall = { stage: { width: 400, height: 800 }, picture: { width: 400, height: 300 } };

/** Which point of the whole picture is seen at this place of the stage. */
const seenAt = ({ scale, x, y }: View, place: Point): Point => ({
  x: (place.x - x) / scale,
  y: (place.y - y) / scale,
});

const closeTo = ({ x, y }: Point) => ({ x: expect.closeTo(x, 5), y: expect.closeTo(y, 5) });

it('keeps what is under the pointer there while the picture comes nearer', () => {
  const place = { x: 120, y: 40 };
  const near = zoomed(hall, { scale: 3, x: 30, y: -20 }, 1.2, place);
  expect(near.scale).toBeCloseTo(3.6);
  expect(seenAt(near, place)).toEqual(closeTo(seenAt({ scale: 3, x: 30, y: -20 }, place)));
});

it('comes no nearer than the nearest and goes no farther than whole', () => {
  expect(zoomed(hall, WHOLE, 100, { x: 0, y: 0 }).scale).toBe(MAX_SCALE);
  expect(zoomed(hall, { scale: 2, x: 90, y: 0 }, 0.01, { x: 50, y: 0 })).toEqual(WHOLE);
});

it('stops at the edges of the picture', () => {
  const near = { scale: 2, x: 0, y: 0 };
  expect(moved(hall, near, { x: 1000, y: 1000 })).toEqual({ scale: 2, x: 200, y: 0 });
  expect(moved(hall, near, { x: -1000, y: 0 })).toEqual({ scale: 2, x: -200, y: 0 });
  expect(moved(hall, { ...near, scale: 4 }, { x: 0, y: -1000 }).y).toBe(-200);
});

it('keeps a picture smaller than the stage in its middle', () => {
  expect(within(hall, { scale: 1, x: 70, y: 70 })).toEqual(WHOLE);
});

it('holds what two fingers hold while they spread and wander', () => {
  const from = [
    { x: -20, y: 0 },
    { x: 20, y: 0 },
  ] as const;
  const to = [
    { x: -70, y: 10 },
    { x: 90, y: 10 },
  ] as const;
  const before = { scale: 1.5, x: 0, y: 0 };
  const near = pinched(hall, before, from, to);
  expect(near.scale).toBeCloseTo(6);
  const [left] = from;
  const [leftThen] = to;
  expect(seenAt(near, leftThen)).toEqual(closeTo(seenAt(before, left)));
});

it('takes two fingers on one spot for no leap', () => {
  const spot = { x: 5, y: 5 };
  const apart = [spot, { x: 5.5, y: 5 }] as const;
  expect(pinched(hall, WHOLE, [spot, spot], apart)).toEqual(WHOLE);
});

it('goes near at a double tap, and back to whole at the next', () => {
  const place = { x: 100, y: 20 };
  const near = toggled(hall, WHOLE, place);
  expect(near.scale).toBeGreaterThan(2);
  expect(toggled(hall, near, place)).toEqual(WHOLE);
});

it.each([
  ['a short way', { x: 30, y: 0 }, null],
  ['to the left', { x: -90, y: 10 }, 'next'],
  ['to the right', { x: 90, y: -10 }, 'previous'],
  ['rather down', { x: 90, y: 120 }, null],
])('takes a finger that goes %s for what it means', (_way, by, meaning) => {
  expect(swipeOf(by)).toBe(meaning);
});
