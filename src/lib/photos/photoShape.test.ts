import { photoShape } from './photoShape';

/** A GIF's first bytes, which are enough to know its size. */
const gif = (width: number, height: number) => {
  const bytes = Buffer.from('GIF89a\0\0\0\0\0\0\0;', 'latin1');
  bytes.writeUInt16LE(width, 6);
  bytes.writeUInt16LE(height, 8);
  return `data:image/gif;base64,${bytes.toString('base64')}`;
};

it.each([
  ['as it is', 1600, 1200, 4 / 3],
  ['as it is, on end', 900, 1000, 0.9],
  ['at the tallest four to five', 900, 1600, 0.8],
  ['at the widest two to one', 5000, 1000, 2],
])('shows a photo %s', (_how, width, height, shape) => {
  expect(photoShape(gif(width, height))).toBeCloseTo(shape);
});

it.each([
  ['at an address', '/photos/rain-window.webp'],
  ['without a size', gif(0, 0)],
  ['that cannot be read', 'data:image/png;base64,AAAA'],
])('takes a photo %s for three to two', (_what, src) => {
  expect(photoShape(src)).toBe(1.5);
});
