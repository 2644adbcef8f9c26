import { isDeepStrictEqual } from 'node:util';

/** `toEqual` for long lists. `toEqual` is slow, so it is used only to explain a difference or to match a pattern. */
export function expectSame(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
}
