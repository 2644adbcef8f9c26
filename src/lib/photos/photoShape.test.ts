import { photoShape } from './photoShape';

it.each([
  ['as it is', 1600, 1200, 4 / 3],
  ['as it is, on end', 900, 1000, 0.9],
  ['at the tallest four to five', 900, 1600, 0.8],
  ['at the widest two to one', 5000, 1000, 2],
])('shows a photo %s', (_how, width, height, shape) => {
  expect(photoShape({ src: '/x', width, height })).toBeCloseTo(shape);
});

it('assumes 3:2 for a photo of unknown size', () => {
  expect(photoShape({ src: '/photos/rain-window.webp' })).toBe(1.5);
});
