import { toTimestamp } from './records';

it('a timestamp is in UTC and in whole seconds', () => {
  expect(toTimestamp(new Date('2026-03-01T20:00:00.999Z'))).toBe('2026-03-01T20:00:00Z');
});
