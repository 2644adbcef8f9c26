import { formatAge, formatDate, formatMoment } from './formatDate';

it('writes a date as "MMM D, YYYY" in English', () => {
  expect(formatDate('2026-03-04T12:00:00Z')).toBe('Mar 4, 2026');
  expect(formatDate('2025-09-30T12:00:00Z')).toBe('Sep 30, 2025');
});

it.each([
  [20, 'now'],
  [125, '2 min'],
  [5 * 3600, '5 h'],
  [24 * 3600, 'Mar 3, 2026'],
])('says how old something is after %i s, or its date', (seconds, text) => {
  const noon = new Date(2026, 2, 4, 12).getTime();
  jest.spyOn(Date, 'now').mockReturnValue(noon);
  expect(formatAge(new Date(noon - seconds * 1000).toISOString())).toBe(text);
});

it('is empty for an invalid date', () => {
  expect(formatAge('yesterday')).toBe('');
  expect(formatDate('yesterday')).toBe('');
  expect(formatMoment('yesterday')).toBe('');
});

it('formats a timestamp in the user’s time zone', () => {
  const noon = new Date(2026, 2, 4, 12, 5);
  expect(formatMoment(noon.toISOString())).toBe('March 4, 2026 at 12:05 PM');
});

it('names every month, abbreviated in a date and in full in a timestamp', () => {
  const months = Array.from({ length: 12 }, (_, month) => new Date(2026, month, 7, 9, 30));
  const written = months.map((date) => date.toISOString());
  expect(written.map(formatDate).join(' · ')).toBe(
    'Jan 7, 2026 · Feb 7, 2026 · Mar 7, 2026 · Apr 7, 2026 · May 7, 2026 · Jun 7, 2026 · ' +
      'Jul 7, 2026 · Aug 7, 2026 · Sep 7, 2026 · Oct 7, 2026 · Nov 7, 2026 · Dec 7, 2026',
  );
  expect(written.map((moment) => formatMoment(moment).split(' ')[0])).toEqual([
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ]);
});

it.each([
  [0, '12:05 AM'],
  [1, '1:05 AM'],
  [11, '11:05 AM'],
  [12, '12:05 PM'],
  [13, '1:05 PM'],
  [23, '11:05 PM'],
])('writes the hour %i as %s', (hour, time) => {
  expect(formatMoment(new Date(2026, 6, 4, hour, 5).toISOString())).toBe(`July 4, 2026 at ${time}`);
});
