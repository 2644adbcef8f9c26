import { pictureSize } from './pictureSize';

/** The first bytes of a GIF, which include its size. */
const gif = (width: number, height: number) => {
  const bytes = Buffer.from('GIF89a\0\0\0\0\0\0\0;', 'latin1');
  bytes.writeUInt16LE(width, 6);
  bytes.writeUInt16LE(height, 8);
  return `data:image/gif;base64,${bytes.toString('base64')}`;
};

it('reads the size of a picture from its data', () => {
  expect(pictureSize(gif(1600, 1200))).toEqual({ width: 1600, height: 1200 });
});

it.each([
  ['at an address', '/photos/rain-window.webp'],
  ['without a size', gif(0, 0)],
  ['that cannot be read', 'data:image/png;base64,AAAA'],
  ['of half a group of base64', 'data:image/png;base64,iVBOR'],
])('returns null for a picture %s', (_what, src) => {
  expect(pictureSize(src)).toBeNull();
});
