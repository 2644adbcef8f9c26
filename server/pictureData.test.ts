import { addressOf, hashIn, hashOf, pictureDataIn, servedAddress } from './pictureData';

const textIn = (url: string) => {
  const data = pictureDataIn(url);
  return data && [data.type, Buffer.from(data.bytes).toString()];
};

test.each([
  ['data:image/png;base64,aGk=', ['image/png', 'hi']],
  ['data:image/svg+xml,%3Csvg/%3E', ['image/svg+xml', '<svg/>']],
  ['data:image/svg+xml;charset=utf-8,<svg>é</svg>', ['image/svg+xml', '<svg>é</svg>']],
  ['data:image/svg+xml;utf8,<svg width="100%"/>', ['image/svg+xml', '<svg width="100%"/>']],
  ['data:image/svg+xml;charset=utf-8;base64,aGk=', ['image/svg+xml', 'hi']],
  ['data:text/html,hi', null],
  ['/photos/data:image/png,hi', null],
  ['/photos/a.webp', null],
  ['', null],
])('%s', (url, expected) => {
  expect(textIn(url)).toEqual(expected);
});

test('a data URL is served under an address of what it contains and as what', () => {
  const png = servedAddress('data:image/png;base64,aGk=');
  expect(png).toMatch(/^\/api\/photos\/[0-9a-f]{64}$/);
  expect(servedAddress('data:image/png,hi')).toBe(png);
  expect(servedAddress('data:image/gif,hi')).not.toBe(png);
  expect(servedAddress('/photos/a.webp')).toBe('/photos/a.webp');
});

test('an address has its hash, also with the host', () => {
  const hash = hashOf({ type: 'image/png', bytes: Buffer.from('hi') });
  const address = addressOf(hash);
  expect([address, `https://films.example${address}`].map(hashIn)).toEqual([hash, hash]);
  expect(['', '/photos/a.webp', `${address}0`, `/elsewhere${address}`].map(hashIn)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
