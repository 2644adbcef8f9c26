import { formatDate } from './formatDate';

it('writes a date as "MMM D, YYYY" in English', () => {
  expect(formatDate('2026-03-04T12:00:00Z')).toBe('Mar 4, 2026');
  expect(formatDate('2025-09-30T12:00:00Z')).toBe('Sep 30, 2025');
});

it('writes nothing for what is no date', () => {
  expect(formatDate('yesterday')).toBe('');
});
