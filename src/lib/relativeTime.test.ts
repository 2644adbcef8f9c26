import { relativeTime } from './relativeTime';

const NOW = Date.parse('2026-05-08T12:00:00Z');

it.each([
  ['2026-05-08T12:00:00Z', 'just now'],
  ['2026-05-08T12:00:01Z', 'just now'],
  ['2026-05-08T11:59:01Z', 'just now'],
  ['2026-05-08T11:59:00Z', '1 min. ago'],
  ['2026-05-08T11:00:01Z', '59 min. ago'],
  ['2026-05-08T11:00:00Z', '1 hr. ago'],
  ['2026-05-07T12:00:01Z', '23 hr. ago'],
  ['2026-05-07T12:00:00Z', '1 day ago'],
  ['2026-05-01T12:00:01Z', '6 days ago'],
])('says of what was at %s that it was %s', (timestamp, text) => {
  expect(relativeTime(timestamp, NOW)).toBe(text);
});

it.each([
  ['a week ago', '2026-05-01T12:00:00Z'],
  ['in the future', '2026-05-08T12:00:02Z'],
  ['no time', 'yesterday'],
])('says nothing of what is %s', (_what, timestamp) => {
  expect(relativeTime(timestamp, NOW)).toBeNull();
});
