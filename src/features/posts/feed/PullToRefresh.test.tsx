import { pullOf, REFRESH_THRESHOLD } from './PullToRefresh';

it('gives way at half the finger’s pace, downwards alone, and not for ever', () => {
  expect([pullOf(-50), pullOf(0), pullOf(60), pullOf(5000)]).toEqual([0, 0, 30, 96]);
});

it('refetches the feed only after a pull that nobody makes by chance', () => {
  expect(pullOf(120)).toBeLessThan(REFRESH_THRESHOLD);
  expect(pullOf(130)).toBeGreaterThanOrEqual(REFRESH_THRESHOLD);
});
