import { toTimestamp } from './records';

it('writes a moment in whole seconds of UTC', () => {
  expect(toTimestamp(new Date('2026-03-01T20:00:00.999Z'))).toBe('2026-03-01T20:00:00Z');
});
