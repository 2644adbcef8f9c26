import { moveActive } from './moveActive';

it.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 1, 2],
  ['ArrowDown', 2, 0],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, 2],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
])('%s leads from option %d of three to option %d', (key, active, next) => {
  expect(moveActive(key, active, 3)).toBe(next);
});

it.each(['Home', 'End'])('leaves %s to the caret while no option is active', (key) => {
  expect(moveActive(key, -1, 3)).toBeNull();
});

it('leaves other keys alone, and every key where there is nothing to walk', () => {
  expect(moveActive('a', 0, 3)).toBeNull();
  expect(moveActive('ArrowDown', -1, 0)).toBeNull();
});
