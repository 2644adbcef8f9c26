import { largestSquare, MAX_ZOOM, movedSquare, zoomedSquare, zoomOf } from './cropSquare';

const wide = { width: 600, height: 400 };
const tall = { width: 300, height: 900 };

it('begins with the middle of the picture', () => {
  expect(largestSquare(wide)).toEqual({ x: 100, y: 0, side: 400 });
  expect(largestSquare(tall)).toEqual({ x: 0, y: 300, side: 300 });
});

it('comes nearer around the same middle', () => {
  expect(zoomedSquare(wide, largestSquare(wide), 2)).toEqual({ x: 200, y: 100, side: 200 });
});

it('tells its zoom, and keeps to the nearest and the whole', () => {
  const begin = largestSquare(wide);
  expect(zoomOf(wide, zoomedSquare(wide, begin, 2.5))).toBeCloseTo(2.5);
  expect(zoomOf(wide, zoomedSquare(wide, begin, 99))).toBe(MAX_ZOOM);
  expect(zoomedSquare(wide, begin, 0)).toEqual(begin);
});

it('moves by its own side, and never out of the picture', () => {
  const near = zoomedSquare(wide, largestSquare(wide), 2);
  expect(movedSquare(wide, near, 0.25, -0.25)).toEqual({ x: 250, y: 50, side: 200 });
  expect(movedSquare(wide, near, 9, 9)).toEqual({ x: 400, y: 200, side: 200 });
  expect(movedSquare(wide, near, -9, -9)).toEqual({ x: 0, y: 0, side: 200 });
});

it('gives way at an edge when it grows again', () => {
  const corner = movedSquare(wide, zoomedSquare(wide, largestSquare(wide), 4), -9, -9);
  expect(zoomedSquare(wide, corner, 1)).toEqual({ x: 0, y: 0, side: 400 });
});
