import { formatDate, formatMoment } from './formatDate';

it('writes a date as "MMM D, YYYY" in English', () => {
  expect(formatDate('2026-03-04T12:00:00Z')).toBe('Mar 4, 2026');
  expect(formatDate('2025-09-30T12:00:00Z')).toBe('Sep 30, 2025');
});

it('writes nothing for what is no date', () => {
  expect(formatDate('yesterday')).toBe('');
  expect(formatMoment('yesterday')).toBe('');
});

it('writes the moment as the reader’s own clock shows it', () => {
  const noon = new Date(2026, 2, 4, 12, 5);
  expect(formatMoment(noon.toISOString())).toBe('March 4, 2026 at 12:05 PM');
});

it('writes every month and hour as the platform does for English', () => {
  const short = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
  const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });
  for (let hour = 0; hour < 24; hour += 1) {
    const date = new Date(2026, hour % 12, hour + 1, hour, hour * 2);
    expect(formatDate(date.toISOString())).toBe(short.format(date));
    expect(formatMoment(date.toISOString())).toBe(long.format(date));
  }
});
