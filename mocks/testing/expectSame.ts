import { isDeepStrictEqual } from 'node:util';

/** `toEqual` for long lists: it compares slowly, so it is asked only to explain, or to match a pattern. */
export function expectSame(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
}
