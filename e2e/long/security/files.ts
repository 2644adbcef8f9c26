import { crc32, deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { png, type FilePayload } from '../../support/pictures';

const file = (name: string, mimeType: string, buffer: Buffer): FilePayload => ({
  name,
  mimeType,
  buffer,
});
const uint16 = (value: number) => Buffer.from([value >> 8, value & 0xff]);

/** A PNG of a few kilobytes that really decodes to 20000 by 20000 pixels: one bit each, all alike. */
export function decompressionBomb(): FilePayload {
  const side = 20_000;
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length, 0);
    ends.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const buffer = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(side * (1 + side / 8)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return file('bomb.png', 'image/png', buffer);
}

export const REFUSED: [what: string, payload: () => FilePayload, reason: RegExp][] = [
  [
    'an SVG with a script',
    () =>
      file(
        'drawing.svg',
        'image/svg+xml',
        Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg" onload="ran(1)"><script>ran(2)</script></svg>',
        ),
      ),
    /not a photo/,
  ],
  [
    'a web page named .png',
    () => file('still.png', 'image/png', Buffer.from('<!doctype html><script>ran(1)</script>')),
    /not a photo/,
  ],
  [
    'an SVG named .png',
    () => file('still.png', 'image/png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
    /not a photo/,
  ],
  [
    'a HEIC',
    () =>
      file(
        'IMG_0001.HEIC',
        'image/heic',
        Buffer.concat([
          Buffer.from([0, 0, 0, 24]),
          Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1'),
          Buffer.alloc(400),
        ]),
      ),
    /not a photo/,
  ],
  ['an empty file', () => file('empty.png', 'image/png', Buffer.alloc(0)), /empty/],
  [
    'a PNG cut short',
    () => {
      const { buffer, ...whole } = png(600, 400);
      return { ...whole, buffer: buffer.subarray(0, 60) };
    },
    /damaged|incomplete/,
  ],
  ['a small PNG that unfolds to 20000 by 20000 pixels', decompressionBomb, /400 megapixels/],
  [
    'twenty megabytes of noise named .jpg',
    () => file('noise.jpg', 'image/jpeg', Buffer.alloc(20_000_000, 0x5a)),
    /not a photo/,
  ],
];

/** Two frames, first red, then blue. */
export function animatedGif(): FilePayload {
  const frame = (index: number) =>
    Buffer.from([
      0x21,
      0xf9,
      4,
      0,
      10,
      0,
      0,
      0,
      0x2c,
      0,
      0,
      0,
      0,
      1,
      0,
      1,
      0,
      0,
      2,
      2,
      index ? 0x4c : 0x44,
      1,
      0,
    ]);
  return file(
    'loop.gif',
    'image/gif',
    Buffer.concat([
      Buffer.from('GIF89a', 'latin1'),
      Buffer.from([1, 0, 1, 0, 0x80, 0, 0, 0xff, 0, 0, 0, 0, 0xff]),
      frame(0),
      frame(1),
      Buffer.from([0x3b]),
    ]),
  );
}

/** A photo as from a large camera: a JPEG of noise, drawn by the browser, of more than 20 MB. */
export async function largeJpeg(page: Page): Promise<FilePayload> {
  const base64 = await drawJpeg(page, { width: 4000, height: 3000, noise: true, quality: 1 });
  return file('large.jpg', 'image/jpeg', Buffer.from(base64, 'base64'));
}

interface Drawing {
  width: number;
  height: number;
  noise: boolean;
  quality: number;
}

const drawJpeg = (page: Page, drawing: Drawing): Promise<string> =>
  page.evaluate(async ({ width, height, noise, quality }) => {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas.');
    context.fillStyle = 'red';
    context.fillRect(0, 0, width / 2, height);
    context.fillStyle = 'blue';
    context.fillRect(width / 2, 0, width / 2, height);
    if (noise) {
      const tile = context.createImageData(512, 512);
      for (let at = 0; at < tile.data.length; at += 1) {
        tile.data[at] = at % 4 === 3 ? 255 : Math.random() * 256;
      }
      for (let x = 0; x < width; x += 512) {
        for (let y = 0; y < height; y += 512) context.putImageData(tile, x, y);
      }
    }
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    const url = await new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
      reader.readAsDataURL(blob);
    });
    return url.slice(url.indexOf(',') + 1);
  }, drawing);

/** Where it was taken, in words to search the stored bytes for. */
export const SECRETS = ['Exif', 'GPS-SECRET', 'CameraMaker'];

/**
 * A JPEG, stored red on the left and blue on the right, whose EXIF contains its location and a quarter turn clockwise:
 * displayed, red is above and blue below.
 */
export async function jpegWithExif(page: Page): Promise<FilePayload> {
  const base64 = await drawJpeg(page, { width: 800, height: 400, noise: false, quality: 0.9 });
  const jpeg = Buffer.from(base64, 'base64');
  const entry = (tag: number, type: number, count: number, value: number[]) =>
    Buffer.concat([uint16(tag), uint16(type), Buffer.from([0, 0, 0, count]), Buffer.from(value)]);
  const maker = Buffer.from('CameraMaker\0', 'latin1');
  const place = Buffer.from('GPS-SECRET\0', 'latin1');
  const makerAt = 8 + 2 + 3 * 12 + 4;
  const gpsAt = makerAt + maker.length;
  const tiff = Buffer.concat([
    Buffer.from('MM\0*\0\0\0\x08', 'latin1'),
    uint16(3),
    entry(0x010f, 2, maker.length, [0, 0, 0, makerAt]),
    entry(0x0112, 3, 1, [0, 6, 0, 0]),
    entry(0x8825, 4, 1, [0, 0, 0, gpsAt]),
    Buffer.alloc(4),
    maker,
    uint16(1),
    entry(0x001d, 2, place.length, [0, 0, 0, gpsAt + 2 + 12 + 4]),
    Buffer.alloc(4),
    place,
  ]);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1]), uint16(body.length + 2), body]);
  const buffer = Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
  return file('holiday.jpg', 'image/jpeg', buffer);
}
