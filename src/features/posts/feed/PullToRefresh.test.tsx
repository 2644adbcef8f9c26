import { pullOf, REFRESH_THRESHOLD } from './PullToRefresh';

it('moves half as far as the finger, only downwards, up to a maximum', () => {
  expect([pullOf(-50), pullOf(0), pullOf(60), pullOf(5000)]).toEqual([0, 0, 30, 96]);
});

it('refetches the feed only after a deliberate pull', () => {
  expect(pullOf(120)).toBeLessThan(REFRESH_THRESHOLD);
  expect(pullOf(130)).toBeGreaterThanOrEqual(REFRESH_THRESHOLD);
});
