import { readImageHeader } from './readImageHeader';

const text = (letters: string) => Array.from(letters, (letter) => letter.charCodeAt(0));
const uint16 = (value: number) => [value >> 8, value & 0xff];
const uint32 = (value: number) => [...uint16(value >>> 16), ...uint16(value & 0xffff)];
const reversed = (bytes: number[]) => bytes.toReversed();
const zeros = (count: number) => Array.from({ length: count }, () => 0);

const read = (...parts: number[][]) => readImageHeader(Uint8Array.from(parts.flat()));

const chunk = (name: string, data: number[]) => [
  ...uint32(data.length),
  ...text(name),
  ...data,
  ...zeros(4),
];
const PNG = text('\x89PNG\r\n\x1a\n');
const pngSize = (width: number, height: number) =>
  chunk('IHDR', [...uint32(width), ...uint32(height), 8, 6, 0, 0, 0]);

const segment = (marker: number, data: number[]) => [
  0xff,
  marker,
  ...uint16(data.length + 2),
  ...data,
];
const jpegFrame = (marker: number, width: number, height: number) =>
  segment(marker, [8, ...uint16(height), ...uint16(width), 3, ...zeros(9)]);

const webp = (kind: string, data: number[]) => [
  ...text('RIFF'),
  ...zeros(4),
  ...text('WEBP'),
  ...text(kind),
  ...zeros(4),
  ...data,
];

const gifStart = (flags: number) => [
  ...text('GIF89a'),
  ...reversed(uint16(640)),
  ...reversed(uint16(480)),
  flags,
  0,
  0,
];
const gifPicture = [0x2c, ...zeros(9), 2, 2, 0x84, 0x51, 0];
const gifDelay = [0x21, 0xf9, 4, 0, 10, 0, 0, 0];

const box = (name: string, ...content: number[][]) => {
  const data = content.flat();
  return [...uint32(data.length + 8), ...text(name), ...data];
};
const extent = (width: number, height: number) =>
  box('ispe', zeros(4), uint32(width), uint32(height));
const avif = (brand: string, ...extents: number[][]) => [
  ...box('ftyp', text(brand), zeros(4), text('mif1')),
  ...box('meta', zeros(4), box('hdlr', zeros(8)), box('iprp', box('ipco', ...extents))),
];

describe('a PNG', () => {
  it('has its size', () => {
    expect(read(PNG, pngSize(20_000, 3000), chunk('IDAT', [1]))).toEqual({
      type: 'image/png',
      width: 20_000,
      height: 3000,
      animated: false,
    });
  });

  it('is animated if a chunk before its picture says so', () => {
    const size = pngSize(2, 2);
    expect(read(PNG, size, chunk('acTL', zeros(8)), chunk('IDAT', [1]))?.animated).toBe(true);
    expect(read(PNG, size, chunk('IDAT', [1]), chunk('acTL', zeros(8)))?.animated).toBe(false);
  });
});

describe('a JPEG', () => {
  const exif = segment(0xe1, [...text('Exif\0\0'), ...zeros(300)]);

  it.each([
    ['baseline', 0xc0],
    ['progressive', 0xc2],
    ['arithmetic', 0xc9],
  ])('has its size after its metadata (%s)', (_kind, marker) => {
    expect(read([0xff, 0xd8], exif, jpegFrame(marker, 4000, 3000))).toEqual({
      type: 'image/jpeg',
      width: 4000,
      height: 3000,
      animated: false,
    });
  });

  it('does not mistake a Huffman table or padding for its frame', () => {
    const table = segment(0xc4, zeros(40));
    expect(read([0xff, 0xd8], table, [0xff, 0xff], jpegFrame(0xc0, 7, 5))).toMatchObject({
      width: 7,
      height: 5,
    });
  });

  it('is not one without a frame before its scan', () => {
    expect(read([0xff, 0xd8], segment(0xda, zeros(10)), jpegFrame(0xc0, 7, 5))).toBeNull();
  });
});

describe('a WebP', () => {
  it.each([
    [
      'lossy',
      'VP8 ',
      [...zeros(3), 0x9d, 0x01, 0x2a, ...reversed(uint16(640)), ...reversed(uint16(480))],
    ],
    ['lossless', 'VP8L', [0x2f, ...reversed(uint32(639 | (479 << 14)))]],
    ['extended', 'VP8X', [0, 0, 0, 0, 0x7f, 0x02, 0, 0xdf, 0x01, 0]],
  ])('has its size (%s)', (_name, kind, data) => {
    expect(read(webp(kind, data))).toEqual({
      type: 'image/webp',
      width: 640,
      height: 480,
      animated: false,
    });
  });

  it('is animated if its flag is set', () => {
    expect(read(webp('VP8X', [0b10, ...zeros(9)]))?.animated).toBe(true);
  });
});

describe('a GIF', () => {
  it('has its size, and a single picture is no animation', () => {
    expect(read(gifStart(0), gifDelay, gifPicture, [0x3b])).toEqual({
      type: 'image/gif',
      width: 640,
      height: 480,
      animated: false,
    });
  });

  it('is animated with a second picture, with or without a colour table', () => {
    expect(read(gifStart(0), gifPicture, gifDelay, gifPicture)?.animated).toBe(true);
    expect(read(gifStart(0x81), zeros(12), gifPicture, gifPicture)?.animated).toBe(true);
  });
});

describe('an AVIF', () => {
  it('has the size of the whole picture, not of a tile or a preview', () => {
    expect(read(avif('avif', extent(64, 64), extent(4000, 3000), extent(512, 512)))).toEqual({
      type: 'image/avif',
      width: 4000,
      height: 3000,
      animated: false,
    });
  });

  it('is animated if it is a sequence', () => {
    expect(read(avif('avis', extent(64, 64)))?.animated).toBe(true);
  });

  it('is not a related format', () => {
    expect(read(avif('heic', extent(64, 64)))).toBeNull();
  });
});

it.each([
  ['nothing', ''],
  ['a web page', '<!doctype html><title>Not a picture</title>'],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"></svg>'],
  ['a video', '\0\0\0\x18ftypmp42\0\0\0\0isommp42'],
  ['a sound', 'RIFF\0\0\0\0WAVEfmt '],
])('finds no picture in %s', (_name, content) => {
  expect(read(text(content))).toBeNull();
});

it('finds no picture if the header is truncated', () => {
  const whole = [
    [...PNG, ...pngSize(2, 2)].slice(0, 22),
    [0xff, 0xd8, ...jpegFrame(0xc0, 7, 5)].slice(0, 8),
    webp('VP8X', zeros(10)).slice(0, 25),
    gifStart(0).slice(0, 9),
    avif('avif', extent(64, 64)).slice(0, -10),
  ];
  expect(whole.map((bytes) => read(bytes))).toEqual(whole.map(() => null));
});

it('stops at a box of length zero', () => {
  expect(read(box('ftyp', text('avif')), zeros(4), text('meta'), zeros(40))).toBeNull();
});
