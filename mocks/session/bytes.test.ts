import { decodeBase64Url, encodeBase64Url } from './bytes';

const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values);

test.each([
  [bytes(), ''],
  [bytes(255), '_w'],
  [bytes(251, 255), '-_8'],
  [bytes(0, 1, 2), 'AAEC'],
])('%j is encoded as %j, and decoded again', (value, text) => {
  expect(encodeBase64Url(value)).toBe(text);
  expect(decodeBase64Url(text)).toEqual(value);
});

test.each(['_w==', '/w', '_', '_x', 'AA EC', 'ä'])('%j cannot be decoded', (text) => {
  expect(decodeBase64Url(text)).toBeNull();
});
