import { placePicture } from './placePicture';

const photo = { side: 1600, square: false, maxBytes: 1 };
const avatar = { side: 256, square: true, maxBytes: 1 };

it.each([
  ['a wide picture', { width: 4000, height: 3000 }, { width: 1600, height: 1200 }],
  ['a tall picture', { width: 3000, height: 4000 }, { width: 1200, height: 1600 }],
  ['a small picture, which stays as it is', { width: 40, height: 30 }, { width: 40, height: 30 }],
  ['a thread, which stays visible', { width: 20_000, height: 3 }, { width: 1600, height: 1 }],
])('fits %s whole into the frame', (_name, source, size) => {
  expect(placePicture(source, photo)).toEqual({ ...size, crop: { x: 0, y: 0, ...source } });
});

it.each([
  [
    { width: 400, height: 300 },
    { x: 50, y: 0, width: 300, height: 300 },
  ],
  [
    { width: 300, height: 400 },
    { x: 0, y: 50, width: 300, height: 300 },
  ],
])('cuts the middle of %j to a square', (source, crop) => {
  expect(placePicture(source, avatar)).toEqual({ width: 256, height: 256, crop });
});
